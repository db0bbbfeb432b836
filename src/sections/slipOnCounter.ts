import type { Theme } from '@mui/material/styles';
import { printerAbove } from './printerAbove';
import { endOfSection } from './terminalParts';

const words = '& > ol > li > div';
const slip = '& > ol > li > figure > div + div';

const rows = Object.fromEntries(
  [1, 2, 3].map((n) => [`& > ol > li:nth-of-type(${n}) > div`, { gridRow: n + 1 }]),
);

/**
 * A slip that hangs from the printer, which stands on the counter of the shop. It is `--slip` wide and `--slip-start` from
 * the end of the counter, which is `--counter-width`; the scene behind the counter ends the wall of `--wall-height`.
 */
const hangingSlip = ({ palette }: Theme, before: readonly string[]) => ({
  width: 'var(--slip)',
  m: 0,
  mt: 'calc(var(--wall-height) + 4rem)',
  // Its ink is not needed on the dark wood.
  filter: 'none',
  '&::before': { bottom: 'calc(100% - 2.25rem)', insetInline: '-0.875rem' },
  // The front of the counter and the cloth on it, below what is behind the counter.
  '&::after': {
    content: '""',
    position: 'absolute',
    zIndex: -2,
    top: 'calc(1.25rem - var(--wall-height))',
    bottom: 'var(--below-slip, -2.5rem)',
    insetInline:
      'calc(-1 * var(--slip-start)) calc(var(--slip) + var(--slip-start) - var(--counter-width))',
    paddingBlockStart: 'var(--wall-height)',
    background: [
      ...before,
      'var(--wall) calc(50% + 50% * var(--inline,1)) calc(var(--wall-height) - var(--scene-height)) / auto var(--scene-height) no-repeat',
      'var(--cloth-print) repeat-x 0 0 / auto 3rem content-box',
      `linear-gradient(90deg, ${palette.ink.main} 2px, transparent 0) 2.25rem 0 / 4.5rem 100% round no-repeat content-box`,
      `linear-gradient(color-mix(in srgb, var(--counter, var(--tone)) 78%, ${palette.ink.main}) 0 0) content-box`,
      'var(--tone-stage)',
    ].join(),
  },
});

/** Below the steps on a phone: the shop from edge to edge of the window, and in it the slip beside the shopkeeper. */
export const slipAcrossWindow = (theme: Theme) => ({
  '--slip': 'min(13.5rem, 100cqi - 2rem)',
  '--slip-start': '1.5rem',
  '--counter-width': 'calc(100cqi + 2 * var(--gutter))',
  '--scene-height': '13rem',
  '--wall-height': '15.5rem',
  '--below-slip': '-1.5rem',
  // A narrow window would cut the calendar, which is the first of what is on the wall; right to left the wall begins with it.
  '@container (width < 22rem)': {
    '--bare-wall': 'calc((100% - 1.42 * var(--scene-height)) * var(--inline, 1))',
  },
  [slip]: {
    position: 'relative',
    isolation: 'isolate',
    ...hangingSlip(theme, [
      'var(--roof) 50% 0 / auto 2rem repeat-x',
      'linear-gradient(var(--tone-stage) 0 0) 0 2rem / var(--bare-wall, 0) calc(var(--wall-height) - 2rem) no-repeat',
    ]),
    mt: 'calc(var(--wall-height) + 1rem)',
    // Its counter ends the section.
    mb: `calc(1.5rem + ${endOfSection.xs}px)`,
    marginInlineStart: 'calc(var(--slip-start) - var(--gutter))',
    '&::before': {
      ...printerAbove,
      bottom: 'calc(100% - 1.625rem)',
      insetInline: '-0.75rem',
    },
    '& > div': { padding: '1rem 0.875rem 1.5rem' },
    '& p': { fontSize: '1.125rem' },
    '& dt, & dd': { fontSize: '0.9375rem' },
    '& dl > div:first-of-type > dd': { fontSize: '1.5rem' },
  },
});

/**
 * Beside the title and the card of steps: the slip that one came for, large. It hangs from the printer, which stands on
 * the counter of the shop, beside the shopkeeper.
 */
export const slipOnCounter = (theme: Theme) => ({
  '--slip': 'clamp(17rem, 25cqi, 22rem)',
  '--slip-start': '2.25rem',
  '--counter-width': '53cqi',
  '--scene-height': 'calc(min(40rem, 53cqi) * 336 / 640)',
  '--wall-height': 'var(--scene-height)',
  isolation: 'isolate',
  display: 'grid',
  gridTemplate: 'auto / minmax(0, 1fr) 53%',
  columnGap: '2.5rem',
  '--step-gap': '0.75rem',
  '& > div:first-of-type': { position: 'relative' },
  '& > div:first-of-type > div + div': { mb: 5 },
  '& > ol': { display: 'contents' },
  ...rows,
  [words]: { display: 'grid', alignContent: 'center', gridColumn: 1 },
  '& > ol > li:last-of-type > div': { '--step-gap': '0rem' },
  // The wall below the awning.
  '&::after': {
    content: '""',
    zIndex: -1,
    gridArea: '1 / 2 / span 4',
    borderRadius: `${theme.radius.stage}px`,
    paddingInline: '1.5px',
    background:
      'var(--roof) 0 0 / 5.5rem 3.5rem round no-repeat content-box border-box, linear-gradient(var(--tone-stage) 0 0)',
  },
  [slip]: {
    gridArea: '1 / 2 / span 4',
    alignSelf: 'end',
    justifySelf: 'start',
    ...hangingSlip(theme, []),
    '&::after': {
      ...hangingSlip(theme, [])['&::after'],
      borderRadius: `0 0 ${theme.radius.stage}px ${theme.radius.stage}px`,
    },
    marginInlineStart: 'var(--slip-start)',
    mb: '2.5rem',
    '& > div': { padding: '1.75rem 1.5rem 2rem' },
    '& p': { fontSize: '1.5rem' },
    '& dt, & dd': { fontSize: '1.25rem' },
    '& dl > div:first-of-type > dd': { fontSize: '2.25rem' },
  },
});
