import type { Theme } from '@mui/material/styles';

const words = '& > ol > li > div';
const slip = '& > ol > li > figure > div + div';

const rows = Object.fromEntries(
  [1, 2, 3].map((n) => [`& > ol > li:nth-of-type(${n}) > div`, { gridRow: n + 1 }]),
);

/**
 * Beside the title and the card of steps: the slip that one came for, large. It hangs from the printer, which stands on
 * the counter of the shop, beside the shopkeeper.
 */
export const slipOnCounter = ({ palette, radius }: Theme) => ({
  '--slip': 'clamp(17rem, 25cqi, 22rem)',
  '--wall-height': 'calc(min(40rem, 53cqi) * 336 / 640)',
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
    justifySelf: 'start',
    width: 'var(--slip)',
    m: 0,
    mt: 'calc(var(--wall-height) + 4rem)',
    marginInlineStart: '2.25rem',
    mb: '2.5rem',
    // Its ink is not needed on the dark wood.
    filter: 'none',
    '&::before': { bottom: 'calc(100% - 2.25rem)', insetInline: '-0.875rem' },
    // The front of the counter and the cloth on it, below what is behind the counter.
    '&::after': {
      content: '""',
      position: 'absolute',
      zIndex: -2,
      top: 'calc(1.25rem - var(--wall-height))',
      bottom: '-2.5rem',
      insetInline: '-2.25rem calc(var(--slip) + 2.25rem - 53cqi)',
      paddingBlockStart: 'var(--wall-height)',
      borderRadius: `0 0 ${radius.stage}px ${radius.stage}px`,
      background: [
        'var(--wall) 100% 0 / auto var(--wall-height) no-repeat',
        'var(--cloth-print) repeat-x 0 0 / auto 3rem content-box',
        `linear-gradient(90deg, ${palette.ink.main} 2px, transparent 0) 2.25rem 0 / 4.5rem 100% round no-repeat content-box`,
        `linear-gradient(color-mix(in srgb, var(--counter, var(--tone)) 78%, ${palette.ink.main}) 0 0) content-box`,
      ].join(),
    },
    '& > div': { padding: '1.75rem 1.5rem 2rem' },
    '& p': { fontSize: '1.5rem' },
    '& dt, & dd': { fontSize: '1.25rem' },
    '& dl > div:first-of-type > dd': { fontSize: '2.25rem' },
  },
});
