import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { keyframes, type SxProps, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ElementType, ReactNode } from 'react';
import { CheckIcon } from '../art/icons';
import printer from '../art/printer.svg?drawing';
import { withBracketsKept } from '../domain/withBracketsKept';
import { Illustration } from './Illustration';

export interface SlipProps {
  /** What was done, at the head of the slip. */
  title: string;
  /**
   * Element of the title: a heading of the rank that fits where the slip stands.
   * @default 'p'
   */
  titleComponent?: ElementType;
  /** Id of the title, for what the slip names. */
  titleId?: string;
  /** What stands between the title and the lines, such as the letter that they belong to. */
  children?: ReactNode;
  /** What is printed, line by line. */
  lines: readonly { label: string; text: string }[];
  /**
   * Index of the line that is set large: what is to be checked first.
   * @default 0
   */
  largeLine?: number;
  /** What was paid, set large below the lines; none where that is one of them. */
  total?: { label: string; text: string };
  /** How it ended, in a word or two with a tick; none while it is not settled. */
  result?: string;
  /**
   * `compact` for a slip that is part of a drawing or comes out of a machine.
   * @default 'regular'
   */
  size?: 'regular' | 'compact';
  /**
   * The edge that is torn: `top` where the slip still stands in the printer below it.
   * @default 'bottom'
   */
  tornEdge?: 'top' | 'bottom';
  /**
   * Shows the printer that the slip comes out of, above it.
   * @default false
   */
  isPrinted?: boolean;
  /**
   * Whether an ink line goes around it, as around all things of the drawing that it is part of.
   * @default false
   */
  isDrawn?: boolean;
  /** Placing by the component that uses the slip: position, width, margins. */
  sx?: SxProps<Theme>;
}

const sizes = {
  regular: {
    paper: { px: { xs: 6, sm: 8 }, pt: 8, pb: 10 },
    title: 'h4',
    large: 'figure',
    text: 'body2',
    gap: 4,
    line: 2.5,
    tick: 'medium',
  },
  compact: {
    paper: { px: 3, pt: 3, pb: 4 },
    // At its size a headline's weight closes the dot of the i.
    title: 'button',
    large: 'h4',
    text: 'caption',
    gap: 2,
    line: 1,
    tick: 'small',
  },
} as const;

/**
 * A printed slip, torn off its roll: what was done, its lines, and how it ended. It holds no control, and an example
 * says near by that it is one. For a message that must be read out, use an `Alert`.
 */
export function Slip({
  title,
  titleComponent = 'p',
  titleId,
  children,
  lines,
  largeLine = 0,
  total,
  result,
  size = 'regular',
  tornEdge = 'bottom',
  isPrinted = false,
  isDrawn = false,
  sx = [],
}: SlipProps) {
  const look = sizes[size];
  return (
    <Box
      sx={[{ overflowWrap: 'anywhere' }, isDrawn && inkLine, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      {isPrinted && <Illustration {...printer} alt="" sx={{ displayPrint: 'none' }} />}
      <Paper
        variant={tornEdge === 'top' ? 'tornAbove' : 'torn'}
        sx={[look.paper, tornEdge === 'top' && { pt: 5 }, isPrinted && fedOut]}
      >
        <Typography
          id={titleId}
          variant={look.title}
          component={titleComponent}
          sx={{ textAlign: children ? 'start' : 'center' }}
        >
          {withBracketsKept(title)}
        </Typography>
        {children && <Box sx={{ mt: look.gap }}>{children}</Box>}
        <Box component="dl" sx={{ m: 0, mt: look.gap }}>
          {(total ? [...lines, total] : lines).map(({ label, text }, index) => (
            <Box key={label} sx={[slipLine, { columnGap: look.gap, paddingBlock: look.line }]}>
              <Typography
                component="dt"
                variant={look.text}
                sx={{ minWidth: 0, color: 'text.secondary' }}
              >
                {label}
              </Typography>
              <Typography
                component="dd"
                variant={index === largeLine || index === lines.length ? look.large : look.text}
                sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}
              >
                {text}
              </Typography>
            </Box>
          ))}
        </Box>
        {result && (
          <Typography
            variant={look.title}
            component="p"
            sx={{
              display: 'flex',
              justifyContent: 'center',
              alignItems: 'center',
              gap: 2,
              pt: 5,
              ...ruled,
              color: 'leaf.main',
            }}
          >
            <CheckIcon fontSize={look.tick} />
            {result}
          </Typography>
        )}
      </Paper>
    </Box>
  );
}

/** A torn edge has no border: four shadows add up to 2px on each side, and leave the teeth sharp. */
const inkLine = ({ palette }: Theme) => ({
  filter: ['1px 1px', '-1px -1px', '1px -1px', '-1px 1px']
    .map((offset) => `drop-shadow(${offset} ${palette.ink.main})`)
    .join(' '),
});

/** Of the width of the printer: where its slot begins, and how far the slip hangs over its front. */
const slot = { start: '4.3%', depth: '7.2%' } as const;

const feed = keyframes`
  from { transform: translateY(-100%); clip-path: inset(100% 0 0); }
  to { transform: none; clip-path: inset(0); }
`;

/** Line by line and once; its place is kept from the start. */
const fedOut = ({ transitions: { duration } }: Theme) =>
  ({
    mx: slot.start,
    mt: `-${slot.depth}`,
    '@media (prefers-reduced-motion: no-preference)': {
      animation: `${feed} ${4 * duration.complex}ms steps(14) backwards`,
    },
    '@media print': { m: 0 },
  }) as const;

const ruled = {
  borderTop: 'hairline',
  borderTopStyle: 'dashed',
  borderTopColor: 'divider',
} as const;

const slipLine = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  ...ruled,
} as const;
