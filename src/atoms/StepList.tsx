import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { colours } from '../theme/tokens';
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

const gap = 'calc(6 * var(--sp-spacing))';

/** Least width of a step: five still stand in one row beside each other from `md` on. */
const leastWidth = (count: number) => (count < 5 ? '12.5rem' : '9rem');

/**
 * All of them in a row, or else four two by two and any other number one below the other: a last
 * step alone would look left over. The large factor makes all or nothing of the room they lack.
 */
function stepWidth(count: number) {
  const least = leastWidth(count);
  const lacking = `(${count} * ${least} + ${count - 1} * ${gap} - 100%) * 999`;
  return `max(${least}, min(${count === 4 ? `50% - ${gap} / 2` : '100%'}, ${lacking}))`;
}

/** How wide the drawings are; few steps leave room for larger ones. */
const pictureWidth = (width: number, count: number) => ({
  xs: '6rem',
  sm: '10rem',
  md: '7.5rem',
  lg: `${count <= 3 ? Math.max(width, 240) : width}px`,
});

/** The road that joins a drawn step to the next: beside its picture, or below it on small windows. */
const roadBeside = ({ width, height }: DrawnPicture, count: number) => ({
  '--step-picture': pictureWidth(width, count),
  position: 'relative',
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    top: {
      xs: `calc(var(--step-picture) * ${height / width} + 4px)`,
      md: `calc(var(--step-picture) * ${height / width / 2})`,
    },
    bottom: {
      xs: 'calc(-5 * var(--sp-spacing))',
      sm: 'calc(-9 * var(--sp-spacing))',
      md: 'auto',
    },
    left: { xs: 'calc(var(--step-picture) / 2 - 2px)', md: 'calc(var(--step-picture) + 12px)' },
    right: { md: `calc(12px - ${gap})` },
    width: { xs: 4, md: 'auto' },
    height: { md: 4 },
    backgroundImage: {
      xs: `linear-gradient(${colours.marigold} 50%, transparent 0)`,
      md: `linear-gradient(to right, ${colours.marigold} 50%, transparent 0)`,
    },
    backgroundSize: { xs: '4px 20px', md: '20px 4px' },
    backgroundRepeat: 'round',
  },
});

/** What happens one after the other: drawn and numbered. */
export function StepList({ steps, titleComponent = 'h4', sx = [] }: StepListProps) {
  return (
    <Box
      component="ol"
      sx={[
        {
          display: 'grid',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: `repeat(auto-fit, minmax(min(100%, ${stepWidth(steps.length)}), 1fr))`,
          },
          columnGap: gap,
          rowGap: { xs: 6, sm: 10, md: 6 },
          m: 0,
          p: 0,
          listStyle: 'none',
          counterReset: 'step',
          // The road from the last step of a row ends at the edge.
          overflowX: 'clip',
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {steps.map(({ title, text, picture }) => (
        <Box
          component="li"
          key={title}
          sx={{
            display: { xs: 'grid', md: 'block' },
            gridTemplateColumns: picture
              ? 'min(var(--step-picture), 25vw) minmax(0, 1fr)'
              : 'minmax(0, 1fr)',
            columnGap: 5,
            alignItems: { xs: 'start', sm: 'center' },
            counterIncrement: 'step',
            ...(picture && roadBeside(picture, steps.length)),
          }}
        >
          {picture && (
            <Picture {...picture} alt="" sx={{ maxWidth: 'var(--step-picture)', mb: { md: 4 } }} />
          )}
          <div>
            <Typography
              variant="h4"
              component={titleComponent}
              sx={{
                display: 'flex',
                gap: 2,
                overflowWrap: 'anywhere',
                '&::before': {
                  content: 'counter(step) "."',
                  flex: 'none',
                  color: 'primary.main',
                  fontVariantNumeric: 'tabular-nums',
                },
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
