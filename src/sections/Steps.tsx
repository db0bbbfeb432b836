import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type Drawing, Illustration } from '../atoms/Illustration';

export interface Step {
  title: string;
  text?: ReactNode;
  /** The drawing of the step; either every step has one or none. */
  illustration?: Drawing;
  /** Ways on from the step: links or buttons in a row below it. */
  actions?: ReactNode;
}

export interface StepsProps {
  /** In the order in which they happen; two titles are never the same. */
  steps: readonly Step[];
  /**
   * `row`: beside each other where there is room; `column`: below each other, with the number or the drawing before
   * the words.
   * @default 'row'
   */
  direction?: 'row' | 'column';
  /**
   * Rank of the titles.
   * @default 'h3'
   */
  titleComponent?: 'h3' | 'h4' | 'p';
}

/**
 * What happens one after the other, or counts: two to six numbered items, drawn or not. For things without an order,
 * use `CardGrid` with `FeatureCard`. Stands in a `Section` with a title.
 */
export function Steps({ steps, direction = 'row', titleComponent = 'h3' }: StepsProps) {
  const isRow = direction === 'row';
  return (
    <Box component="ol" sx={[list, isRow && row(steps.length)]}>
      {steps.map(({ title, text, illustration, actions }, index) => (
        <Box component="li" key={title} sx={[item, illustration ? drawn : {}, isRow ? inRow : {}]}>
          {illustration && <Illustration {...illustration} alt="" sx={isRow ? above : before} />}
          <Box sx={head}>
            <Typography variant="figure" component="span" aria-hidden sx={number}>
              {index + 1}
            </Typography>
            <Typography variant="h4" component={titleComponent} sx={{ minWidth: 0 }}>
              {title}
            </Typography>
          </Box>
          <Box sx={words}>
            {text && (
              <Typography component="div" sx={{ mt: 1, color: 'text.secondary' }}>
                {text}
              </Typography>
            )}
            {actions && (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 3 }}>{actions}</Box>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: { xs: 5, sm: 8 },
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

/** In a narrower window two of an even number stand beside each other, three of an odd one. */
const row = (count: number) => ({
  gridTemplateColumns: { sm: columns(count % 2 === 0 ? 2 : 3), md: columns(count) },
});

/** At most so many, and fewer where a word of large text has no room. */
const columns = (count: number) =>
  `repeat(auto-fit, minmax(min(100%, max(12rem, (100% - ${count - 1} * 2rem) / ${count})), 1fr))`;

const item = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  columnGap: { xs: 3, sm: 4 },
  overflowWrap: 'anywhere',
} as const;

/** On a phone, and in a column, the drawing stands beside the words. */
const drawn = {
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
} as const;

const inRow = {
  gridTemplateColumns: { sm: 'minmax(0, 1fr)' },
  gridTemplateRows: { sm: 'none' },
} as const;

const head = { display: 'flex', alignItems: 'baseline', gap: 3, minWidth: 0 } as const;

const words = { gridColumn: -2, minWidth: 0 } as const;

const before = { width: { xs: 72, sm: 120 }, gridRow: '1 / 3' } as const;

const above = {
  width: { xs: 72, sm: '100%' },
  maxWidth: { sm: '15rem' },
  gridRow: { xs: '1 / 3', sm: 'auto' },
  mb: { sm: 4 },
} as const;

/** As high as the first line of the title. */
const number = {
  flex: 'none',
  lineHeight: 'inherit',
  typography: 'h3',
  color: 'var(--accent)',
} as const;
