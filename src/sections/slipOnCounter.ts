import type { Theme } from '@mui/material/styles';

const words = '& > ol > li > div';
const slip = '& > ol > li > figure > div + div';

const rows = Object.fromEntries(
  [1, 2, 3].map((n) => [`& > ol > li:nth-of-type(${n}) > div`, { gridRow: n + 1 }]),
);

/**
 * Beside the title and the card of steps: the slip that one came for, large. It hangs from the printer, which stands on
 * the counter of the shop.
 */
export const slipOnCounter = ({ palette, radius }: Theme) => ({
  '--slip': 'clamp(22rem, 32cqi, 28rem)',
  isolation: 'isolate',
  display: 'grid',
  gridTemplate: 'auto / minmax(0, 1fr) 53%',
  columnGap: '2.5rem',
  '& > div:first-of-type': { position: 'relative' },
  '& > div:first-of-type > div + div': { mb: 5 },
  '& > ol': { display: 'contents' },
  ...rows,
  [words]: { display: 'grid', alignContent: 'center', gridColumn: 1 },
  // The wall below the awning.
  '&::after': {
    content: '""',
    zIndex: -1,
    gridArea: '1 / 2 / span 4',
    borderRadius: `${radius.stage}px`,
    paddingInline: '1.5px',
    background:
      'var(--roof) 0 0 / 5.5rem 3.5rem round no-repeat content-box border-box, linear-gradient(var(--tone-stage) 0 0)',
  },
  [slip]: {
    gridArea: '1 / 2 / span 4',
    alignSelf: 'end',
    justifySelf: 'center',
    width: 'var(--slip)',
    m: 0,
    mt: '16rem',
    mb: '2.5rem',
    // Its ink is not needed on the dark wood.
    filter: 'none',
    '&::before': { bottom: 'calc(100% - 2.25rem)', insetInline: '-1rem' },
    // The front of the counter, and the cloth on it.
    '&::after': {
      content: '""',
      position: 'absolute',
      zIndex: -2,
      top: '1.25rem',
      bottom: '-2.5rem',
      insetInline: 'calc((var(--slip) - 53cqi) / 2)',
      borderRadius: `0 0 ${radius.stage}px ${radius.stage}px`,
      background: `var(--cloth-print) repeat-x 0 0 / auto 3rem, linear-gradient(90deg, ${palette.ink.main} 2px, transparent 0) 2.25rem 0 / 4.5rem 100% round no-repeat, color-mix(in srgb, var(--counter, var(--tone)) 78%, ${palette.ink.main})`,
    },
    '& > div': { padding: '1.75rem 1.5rem 2rem' },
    '& p': { fontSize: '1.5rem' },
    '& dt, & dd': { fontSize: '1.25rem' },
    '& dl > div:first-of-type > dd': { fontSize: '2.25rem' },
  },
});
