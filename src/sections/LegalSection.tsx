import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { noteIllustrations } from '../art/noteIllustrations';
import { Illustration } from '../atoms/Illustration';
import { Message } from '../atoms/Message';
import type {
  LegalCallout,
  LegalListLook,
  LegalSection as LegalSectionContent,
  NoteIllustration,
} from '../content/contentShapes';
import { parseMessage } from '../domain/parseMessage';
import { Notice } from './Notice';

export interface LegalSectionProps extends LegalSectionContent {
  /** Its place in the text, counted from 1. */
  number: number;
  /** The lines of the summary, one of which may stand out here. */
  summaryLines: readonly string[];
  /** What stands out, and its drawing. */
  callout?: LegalCallout | undefined;
  /** The drawing of a section in which nothing stands out. */
  margin?: NoteIllustration | undefined;
  /** How a list is set, by the number of its block. */
  lists?: { readonly [block: number]: LegalListLook } | undefined;
}

/** A numbered section of a `LegalDocument`, with its drawing beside the heading or, in wide windows, beside the text. */
export function LegalSection({
  id,
  title,
  blocks,
  number,
  summaryLines,
  callout,
  margin,
  lists,
}: LegalSectionProps) {
  const said = callout && ('line' in callout ? summaryLines[callout.line] : blocks[callout.block]);
  const standsOut = (block: unknown) =>
    typeof said === 'string' && typeof block === 'string' && block.startsWith(said);
  // Where the text has the line word for word, it is not said twice.
  const shown = said && !blocks.some(standsOut) ? [said, ...blocks] : blocks;
  const drawing = callout?.illustration ?? margin;
  return (
    <Box component="section" id={id} aria-labelledby={`${id}-title`} sx={frame}>
      <Typography variant="h4" component="span" aria-hidden sx={disc}>
        {number}
      </Typography>
      <Typography variant="h3" component="h2" id={`${id}-title`} tabIndex={-1} sx={{ mb: 4 }}>
        {title}
      </Typography>
      {drawing && <Illustration {...noteIllustrations[drawing]} alt="" sx={beside} />}
      <Box sx={text}>
        {shown.map((block) => {
          if (typeof block !== 'string')
            return (
              <LegalList
                key={block.list.join()}
                items={block.list}
                look={lists?.[blocks.indexOf(block)]}
              />
            );
          const words = <Message key={block} text={block} />;
          return standsOut(block) ? (
            <Box key={block} sx={{ mb: 4 }}>
              <Notice tone={callout?.look === 'warning' ? 'error' : 'info'}>{words}</Notice>
            </Box>
          ) : (
            <Typography key={block} sx={{ mb: 4 }}>
              {words}
            </Typography>
          );
        })}
      </Box>
    </Box>
  );
}

interface LegalListProps {
  items: readonly string[];
  look?: LegalListLook | undefined;
}

/** A list with dots or numbers, or of words and what they mean. */
function LegalList({ items, look }: LegalListProps) {
  if (look === 'definitions')
    return (
      <Box component="dl" sx={{ m: 0, mb: 4 }}>
        {items.map(parseMessage).map(([word, ...meaning]) => (
          <Box key={word?.text} sx={definition}>
            <Typography variant="h6" component="dt">
              {word?.text}
            </Typography>
            <Typography component="dd" sx={{ m: 0 }}>
              {meaning.map(({ text }) => text.trimStart())}
            </Typography>
          </Box>
        ))}
      </Box>
    );
  return (
    <Box component={look === 'numbered' ? 'ol' : 'ul'} sx={{ mt: 0, mb: 4, paddingInlineStart: 7 }}>
      {items.map((item) => (
        <Typography key={item} component="li" sx={{ mb: 2, paddingInlineStart: 1 }}>
          <Message text={item} />
        </Typography>
      ))}
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
