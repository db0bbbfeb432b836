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
  steps: readonly Step[];
  /** Level of the steps' titles. @default 'h4' */
  titleComponent?: 'h3' | 'h4';
  /** Placing by the part that uses the list: margins, gaps. */
  sx?: SxProps<Theme>;
}

/** What happens one after the other: drawn, numbered and joined by a road. */
export function StepList({ steps, titleComponent = 'h4', sx = [] }: StepListProps) {
  return (
    <Box
      component="ol"
      sx={[
        {
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr))',
          columnGap: 6,
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
