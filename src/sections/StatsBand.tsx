import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Statistic } from '#brand/brandTypes';
import { Section } from '../atoms/Section';
import { StatCard } from '../atoms/StatCard';
import { colours } from '../theme/tokens';

export interface StatsBandProps {
  /** Heading of the section, above the figures. */
  title: string;
  /** In the order shown; up to four, which fill one row. */
  statistics: ReadonlyArray<Statistic>;
}

/** Measured in the reader's text size: a figure that breaks would say another number. */
const twoColumns = '@container (17rem <= width)';

/** Room for all in one row. */
const oneRow = '@container (56rem <= width)';

const ruleBefore = { borderInlineStart: '2px solid', borderColor: 'marigold.main' };

/** The figure is painted on the board, and what is counted stands on a strip below it. */
const panel = {
  gridTemplate: 'subgrid / minmax(0, 1fr)',
  gridRow: 'span 2',
  textAlign: 'center',
  '& dd': {
    p: { xs: 3, md: 6 },
    fontSize: 'clamp(3rem, 14cqi, 6rem)',
    color: 'marigold.main',
    textShadow: `2px 2px ${colours.roseShape}, 4px 4px ${colours.roseShape}`,
    '@media print': { textShadow: 'none' },
  },
  '& dt': { p: { xs: 2, md: 3 }, bgcolor: 'paper.main', color: 'error.main' },
  [twoColumns]: { '&:nth-of-type(even)': ruleBefore },
  // Soft hyphens are for narrow columns.
  [oneRow]: { hyphens: 'none', '&:nth-of-type(n + 2)': ruleBefore },
} as const;

const notOnPaper = { '@media print': { display: 'none' } } as const;

/** Height in pixels of the beam, and of the chains below it. */
const beam = 18;
const chain = { xs: 37, md: 57 } as const;

/** The wall of a shop, below a wooden beam from one edge of the window to the other. */
const wall = {
  pb: { xs: 10, md: 16 },
  bgcolor: 'leaf.light',
  '&::before': {
    content: '""',
    display: 'block',
    boxSizing: 'border-box',
    height: beam,
    border: '3px solid',
    borderColor: 'ink.main',
    borderInline: 0,
    background: `linear-gradient(${colours.earth} 60%, ${colours.earthShade} 0)`,
    ...notOnPaper,
  },
} as const;

/** The board hangs by two chains from rings on the beam and in its edge, each over the middle of two columns. */
const hung = ({ palette }: Theme) => {
  const ink = palette.ink.main;
  const ring = `radial-gradient(circle, ${palette.marigold.main} 3.5px, ${ink} 4px 6.5px, transparent 7px)`;
  const links = `radial-gradient(4px 6px, transparent 55%, ${ink} 65% 95%, transparent)`;
  const hangers = (height: number) =>
    ['calc(25% - 0.5px)', 'calc(75% + 2.5px)']
      .flatMap((place) => [
        `${ring} ${place} 2px / 14px 14px no-repeat`,
        `${ring} ${place} ${beam + height - 15}px / 14px 14px no-repeat`,
        `${links} ${place} ${beam - 3}px / 14px 10px repeat-y`,
      ])
      .join();
  return {
    position: 'relative',
    mt: `${-beam}px`,
    pt: { xs: `${beam + chain.xs}px`, md: `${beam + chain.md}px` },
    containerType: 'inline-size',
    background: { xs: hangers(chain.xs), md: hangers(chain.md) },
    '@media print': { m: 0, p: 0, background: 'none' },
  } as const;
};

/** The whole measure wide; its headline is painted on it, above the figures. */
const board = {
  overflow: 'hidden',
  border: '4px solid',
  borderColor: 'marigold.main',
  borderRadius: ({ radius }: Theme) => `${radius.surface}px`,
  boxShadow: `0 0 0 2px ${colours.ink}`,
  bgcolor: 'ink.main',
} as const;

const headline = {
  px: { xs: 4, md: 8 },
  paddingBlock: { xs: 4, md: 6 },
  textAlign: 'center',
  color: 'ink.contrastText',
} as const;

const figures = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [twoColumns]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [oneRow]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  m: 0,
  borderTop: '2px solid',
  borderColor: 'marigold.main',
} as const;

/**
 * The figures of trust on a signboard that hangs below a beam: two to four that the company stands behind. For one
 * figure, use `StatCard` in a `dl`.
 */
export function StatsBand({ title, statistics }: StatsBandProps) {
  const titleId = useId();
  return (
    <Section labelledBy={titleId} space="none" sx={wall}>
      <Box sx={hung}>
        <Box sx={board}>
          <Typography variant="h2" id={titleId} sx={headline}>
            {title}
          </Typography>
          <Box component="dl" sx={figures}>
            {statistics.map(({ value, label }) => (
              <StatCard key={label} value={value} label={label} sx={panel} />
            ))}
          </Box>
        </Box>
      </Box>
    </Section>
  );
}
