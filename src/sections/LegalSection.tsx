import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { noteIllustrations } from '../art/noteIllustrations';
import { Illustration } from '../atoms/Illustration';
import { Message } from '../atoms/Message';
import type { LegalBlock, LegalSectionContent } from '../content/legalTexts';
import { Notice } from './Notice';

export interface LegalSectionProps extends Omit<LegalSectionContent, 'callout'> {
  /** Its place in the text, counted from 1. */
  number: number;
  /** A line of the summary that stands out before the text. */
  said?: string | undefined;
  /** The block that stands out, counted from 0. */
  standsOut?: number | undefined;
}

/** A numbered section of a `LegalDocument`, with its drawing beside the heading or, in wide windows, beside the text. */
export function LegalSection({
  id,
  title,
  blocks,
  number,
  said,
  standsOut,
  isWarning = false,
  illustration,
  numbered,
}: LegalSectionProps) {
  const callout = (text: string) => (
    <Box key={text} sx={{ mb: 4 }}>
      <Notice tone={isWarning ? 'error' : 'info'}>
        <Message text={text} />
      </Notice>
    </Box>
  );
  return (
    <Box component="section" id={id} aria-labelledby={`${id}-title`} sx={frame}>
      <Typography variant="h4" component="span" aria-hidden sx={disc}>
        {number}
      </Typography>
      <Typography variant="h3" component="h2" id={`${id}-title`} tabIndex={-1} sx={{ mb: 4 }}>
        {title}
      </Typography>
      {illustration && <Illustration {...noteIllustrations[illustration]} alt="" sx={beside} />}
      <Box sx={text}>
        {said && callout(said)}
        {blocks.map((block, index) => {
          if (typeof block !== 'string')
            return (
              <LegalList
                key={JSON.stringify(block)}
                items={block}
                isNumbered={index === numbered}
              />
            );
          return index === standsOut ? (
            callout(block)
          ) : (
            <Typography key={block} sx={{ mb: 4 }}>
              <Message text={block} />
            </Typography>
          );
        })}
      </Box>
    </Box>
  );
}

interface LegalListProps {
  items: Exclude<LegalBlock, string>;
  isNumbered: boolean;
}

/** A list with dots or numbers, or of words and what they mean. */
function LegalList({ items, isNumbered }: LegalListProps) {
  const definitions = items.flatMap((item) => (typeof item === 'string' ? [] : [item]));
  if (definitions.length > 0)
    return (
      <Box component="dl" sx={{ m: 0, mb: 4 }}>
        {definitions.map(({ term, text: meaning }) => (
          <Box key={term} sx={definition}>
            <Typography variant="h6" component="dt">
              {term}
            </Typography>
            <Typography component="dd" sx={{ m: 0 }}>
              {meaning}
            </Typography>
          </Box>
        ))}
      </Box>
    );
  return (
    <Box component={isNumbered ? 'ol' : 'ul'} sx={{ mt: 0, mb: 4, paddingInlineStart: 7 }}>
      {items.map((item) =>
        typeof item === 'string' ? (
          <Typography key={item} component="li" sx={{ mb: 2, paddingInlineStart: 1 }}>
            <Message text={item} />
          </Typography>
        ) : (
          []
        ),
      )}
    </Box>
  );
}

/** Number, heading and drawing in a row and the text below; large text needs the whole line for each. */
const frame = {
  py: { xs: 8, md: 10 },
  borderTop: 'hairline',
  borderColor: 'divider',
  '@container (min-width: 20rem)': {
    display: 'grid',
    gridTemplateColumns: {
      xs: 'auto minmax(0, 1fr) auto',
      lg: 'auto minmax(0, 38rem) minmax(0, 1fr)',
    },
    gridTemplateRows: 'auto 1fr',
    columnGap: { xs: 4, lg: 6 },
  },
} as const;

const disc = {
  display: 'grid',
  placeItems: 'center',
  width: '2em',
  height: '2em',
  borderRadius: '50%',
  bgcolor: 'marigold.main',
  color: 'marigold.contrastText',
} as const;

const beside = {
  gridRow: { xs: 1, lg: '1 / 3' },
  gridColumn: 3,
  width: { xs: 80, sm: 112, lg: 168 },
  position: { lg: 'sticky' },
  top: 'calc(var(--header-in-view) + 2rem)',
  alignSelf: 'start',
  justifySelf: 'end',
  '@media print': { display: 'none' },
} as const;

const text = { gridColumn: { xs: '1 / -1', sm: '2 / -1', lg: 2 } } as const;

const definition = {
  display: { sm: 'grid' },
  gridTemplateColumns: 'minmax(0, 9rem) minmax(0, 1fr)',
  columnGap: 4,
  py: 3,
  borderTop: 'hairline',
  borderColor: 'divider',
} as const;
