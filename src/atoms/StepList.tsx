import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type DrawnPicture, Picture } from './Picture';

export interface Step {
  title: string;
  text: string;
  /** The drawing of the step; without it the number alone leads. */
  picture?: DrawnPicture;
}

export interface StepListProps {
  /** In the order in which they happen; two titles are never the same. */
  steps: ReadonlyArray<Step>;
  /**
   * Level of the steps' titles.
   * @default 'h4'
   */
  titleComponent?: 'h3' | 'h4';
  /** Placing by the part that uses the list: margins, gaps. */
  sx?: SxProps<Theme>;
}

/** Least width of a step and the gap between two. */
const step = '12.5rem';
const gap = 'calc(6 * var(--sp-spacing))';

/**
 * Four in a row, two by two, or one below the other: a fourth step alone would look left over. The
 * large factor makes all or nothing of the room that four in a row lack.
 */
const oneOfFour = `max(${step}, min(50% - ${gap} / 2, (4 * ${step} + 3 * ${gap} - 100%) * 999))`;

/** What happens one after the other: drawn and numbered. */
export function StepList({ steps, titleComponent = 'h4', sx = [] }: StepListProps) {
  return (
    <Box
      component="ol"
      sx={[
        {
          display: 'grid',
          gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${steps.length === 4 ? oneOfFour : step}), 1fr))`,
          columnGap: gap,
          rowGap: 6,
          m: 0,
          p: 0,
          listStyle: 'none',
          counterReset: 'step',
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {steps.map(({ title, text, picture }) => (
        <Box
          component="li"
          key={title}
          sx={{
            display: { xs: 'grid', sm: 'block' },
            gridTemplateColumns: picture ? '6rem minmax(0, 1fr)' : 'minmax(0, 1fr)',
            columnGap: 5,
            alignItems: 'start',
            counterIncrement: 'step',
          }}
        >
          {picture && (
            <Picture {...picture} alt="" sx={{ maxWidth: { xs: 96, sm: 160 }, mb: { sm: 4 } }} />
          )}
          <div>
            <Typography
              variant="h4"
              component={titleComponent}
              sx={{
                display: 'flex',
                gap: 2,
                overflowWrap: 'anywhere',
                '&::before': { content: 'counter(step) "."', flex: 'none', color: 'primary.main' },
              }}
            >
              {title}
            </Typography>
            <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
              {text}
            </Typography>
          </div>
        </Box>
      ))}
    </Box>
  );
}
