import type { Components, Theme } from '@mui/material/styles';
import { ring, ringOnDark, ringOnLight } from './focusRing';
import { colours, radius } from './tokens';

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    action: true;
    torn: true;
    tornAbove: true;
  }
}

/** A light ground: what is said less loudly, and the accent, each 4.5:1 on it. */
const light = (backgroundColor: string, muted: string = colours.ink) => ({
  backgroundColor,
  color: colours.ink,
  '--muted': muted,
  '--accent': colours.marigoldDeep,
  '--line': colours.line,
  '--link': colours.indigo,
  '--link-hover': colours.indigoBright,
  ...ringOnLight,
});

const dark = (backgroundColor: string) => ({
  backgroundColor,
  color: colours.white,
  '--muted': colours.indigoMist,
  '--accent': colours.marigold,
  '--line': colours.indigoBright,
  '--link': colours.white,
  '--link-hover': colours.marigold,
  ...ringOnDark,
});

/**
 * The grounds on which a section or a card stands. Each brings its text colour, the ring of focus, and as variables
 * `--muted` for secondary text, `--accent` for eyebrows and numbers, `--line` for rules, `--link` for links. A product's tone has a full
 * ground and a pale one, its `Mist`.
 */
export const surfaces = {
  paper: light(colours.paper, colours.mute),
  card: light(colours.white, colours.mute),
  sand: light(colours.sand, colours.mute),
  inkMist: light(colours.indigoMist),
  marigoldMist: {
    ...light(colours.marigoldBright),
    '--accent': colours.ink,
    '--line': colours.ink,
  },
  leafMist: light(colours.leafMist),
  roseMist: light(colours.roseMist),
  marigold: { ...light(colours.marigold), '--accent': colours.ink, '--line': colours.ink },
  ink: { ...dark(colours.ink), color: colours.paper },
  indigo: dark(colours.indigo),
  leaf: { ...dark(colours.leaf), '--muted': colours.white },
  rose: { ...dark(colours.rose), '--muted': colours.white },
} as const;

export type Surface = keyof typeof surfaces;

/** The tone of a product: the pale ground of its cards and pages, and the full one of its small marks. */
export const tones = {
  ink: { ground: 'inkMist', mark: 'indigo' },
  marigold: { ground: 'marigoldMist', mark: 'marigold' },
  leaf: { ground: 'leafMist', mark: 'leaf' },
  rose: { ground: 'roseMist', mark: 'rose' },
} as const satisfies Record<string, { ground: Surface; mark: Surface }>;

export type Tone = keyof typeof tones;

/** The theme's borders: `border: 'hairline'` rules off, `border: 'edge'` is the edge of a control. */
export const borders = { hairline: '1px solid', edge: '2px solid' } as const;

/** Width of a tooth of the torn edge in pixels, or nearly, so that none is cut; it is half as high. */
const tooth = 16;

/**
 * The paper and the teeth of its torn edge, as a mask. The row of teeth reaches a pixel into the paper, so that a
 * height with a fraction of a pixel opens no gap. Where the system forces its colours, and on paper, it has an edge.
 */
const torn = (side: 'top' | 'bottom') => {
  const [angle, teeth, paper] = side === 'top' ? [135, 0, 100] : [-45, 100, 0];
  return {
    border: `${borders.hairline} transparent`,
    borderRadius: 0,
    overflowWrap: 'inherit',
    mask: `linear-gradient(black 0 0) 0 ${paper}% / 100% calc(100% - ${tooth / 2}px) no-repeat, conic-gradient(from ${angle}deg at ${side}, transparent, black 1deg 89deg, transparent 90deg) 50% ${teeth}% / ${tooth}px ${tooth / 2 + 1}px round no-repeat`,
    '@media (forced-colors: active)': { mask: 'none' },
    '@media print': { mask: 'none', borderColor: 'currentColor' },
  } as const;
};

/**
 * Cards: `outlined` holds content, `action` is pressed as a whole; `torn` is paper torn off a roll, `tornAbove` the same
 * while it stands in its printer.
 */
export const cards = {
  MuiPaper: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }) => ({
        ...surfaces.card,
        borderRadius: radius.surface,
        overflowWrap: 'anywhere',
        '--card-space': theme.spacing(4),
        [theme.breakpoints.up('sm')]: { '--card-space': theme.spacing(5) },
        [theme.breakpoints.up('md')]: { '--card-space': theme.spacing(7) },
        '@media print': { breakInside: 'avoid' },
      }),
      outlined: { border: `${borders.hairline} ${colours.line}` },
    },
    variants: [
      { props: { variant: 'torn' }, style: torn('bottom') },
      { props: { variant: 'tornAbove' }, style: torn('top') },
      {
        props: { variant: 'action' },
        style: ({ theme }) => ({
          border: `${borders.hairline} ${colours.edge}`,
          transition: theme.transitions.create('border-color'),
          '&:hover': { borderColor: colours.indigo, backgroundColor: colours.paper },
          '&:active': { borderColor: colours.ink },
          // Of the link that covers it; other links in it have their own.
          '&:has(.cover:focus-visible)': ring,
        }),
      },
    ],
  },
} satisfies Components<Theme>;
