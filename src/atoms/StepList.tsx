import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type Drawing, Illustration } from './Illustration';
import { connectorBeside, stepGap, stepWidth } from './stepConnector';

export interface Step {
  title: string;
  text: ReactNode;
  /** The drawing of the step; without it the number alone leads. */
  illustration?: Drawing;
}

export interface StepListProps {
  /** In the order in which they happen; two titles are never the same. */
  steps: ReadonlyArray<Step>;
  /**
   * Level of the steps' titles.
   * @default 'h4'
   */
  titleComponent?: 'h3' | 'h4';
  /** Placing by the component that uses the list: margins, gaps. */
  sx?: SxProps<Theme>;
}

/**
 * What happens one after the other: two to six steps, drawn and numbered. Either every step has a drawing or none.
 * For things without an order, use a plain list.
 */
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
          columnGap: stepGap,
          rowGap: { xs: 6, sm: 10, md: 6 },
          m: 0,
          p: 0,
          listStyle: 'none',
          counterReset: 'step',
          // The road from the last step of a row ends at the edge.
          ...(steps.some(({ illustration }) => illustration) && { overflowX: 'clip' }),
          '@media print': {
            gridTemplateColumns: `repeat(${steps.length}, minmax(0, 1fr))`,
            columnGap: '5mm',
          },
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {steps.map(({ title, text, illustration }) => (
        <Box
          component="li"
          key={title}
          sx={{
            display: { xs: 'grid', md: 'block' },
            gridTemplateColumns: illustration
              ? 'var(--step-illustration) minmax(0, 1fr)'
              : 'minmax(0, 1fr)',
            columnGap: 5,
            alignItems: { xs: 'start', sm: 'center' },
            counterIncrement: 'step',
            ...(illustration && connectorBeside(illustration, steps.length)),
            '@media print': { display: 'block' },
          }}
        >
          {illustration && (
            <Illustration
              {...illustration}
              alt=""
              sx={{
                maxWidth: 'var(--step-illustration)',
                mb: { md: 4 },
                '@media print': { maxHeight: '20mm', mb: '2mm' },
              }}
            />
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
