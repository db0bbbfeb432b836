import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type Ground, groundStrip } from '../atoms/groundStrip';
import { Section } from '../atoms/Section';
import { formCompositions } from './formOpeningLook';

export interface FormOpeningProps {
  /** The page's `h1`; takes the focus after navigation. */
  title: string;
  /** The large line below the title. */
  promise: string;
  /** One or two sentences below the title; none where what comes after it says enough. */
  lead?: string;
  /** A card that the figure of a `card` leans on: below the words, or below the figure in wide windows. */
  after?: ReactNode;
  /** What the page is for; below the words in narrow windows. */
  form: ReactNode;
  /** The figure that leans on that card, or the scene of a `poster`, which stands on the ground. */
  illustration: ReactNode;
  /** What the illustration of a `poster` stands on. */
  ground?: Ground;
  /**
   * How they share a wide window: `card`, for a short form, is a sheet that hangs over the lower edge
   * of the scene; `poster`, for a long one, lies in a scene that is as high as all of it.
   * @default 'card'
   */
  composition?: keyof typeof formCompositions;
}

/** The opening of a page whose form comes first: beside its one `h1` in wide windows, else right below it. */
export function FormOpening({
  title,
  promise,
  lead,
  after,
  form,
  illustration,
  ground,
  composition = 'card',
}: FormOpeningProps) {
  const look = formCompositions[composition];
  const sentenceEnd = promise.indexOf('. ') + 1;
  return (
    <Section component="div" surface="inherit" space="none" sx={look.stage}>
      <Box sx={look.grid}>
        <Box sx={{ gridArea: 'words', ...look.words }}>
          <Typography variant="h1" tabIndex={-1} sx={{ typography: { xs: 'h4' } }}>
            {title}
          </Typography>
          <Typography variant={look.promise} component="p" sx={{ mt: { xs: 1, sm: 2 } }}>
            {sentenceEnd > 0 ? (
              <>
                {promise.slice(0, sentenceEnd)}{' '}
                <Box component="span" sx={together}>
                  {promise.slice(sentenceEnd + 1)}
                </Box>
              </>
            ) : (
              promise
            )}
          </Typography>
          {lead && (
            <Typography
              variant="lead"
              component="p"
              // On paper there is no form.
              sx={{ mt: { xs: 3, md: 4 }, maxWidth: '26em', '@media print': { display: 'none' } }}
            >
              {lead}
            </Typography>
          )}
        </Box>
        {after && <Box sx={{ gridArea: 'after' }}>{after}</Box>}
        <Box sx={{ gridArea: 'form', ...look.form }}>{form}</Box>
        <Box sx={{ gridArea: 'image', ...look.scene }}>
          <Box sx={[scenery, ground !== undefined && groundStrip(ground)]}>{illustration}</Box>
        </Box>
      </Box>
    </Section>
  );
}

/** The second sentence of a promise begins a line of its own where the first leaves no room for all of it. */
const together = { display: 'inline-block' } as const;

const scenery = {
  // In the middle of a wider scene.
  '& img': { width: 'var(--art-width)', maxWidth: '100%', marginInline: 'auto' },
  // The ground covers the lower edge of what stands on it: its line is the only one there.
  '&::after': { position: 'relative' },
} as const;
