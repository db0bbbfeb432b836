import type { Theme } from '@mui/material/styles';
import jaal from '../art/jaal.svg';
import { type Ground, groundStrip } from '../atoms/groundStrip';
import { productMarks, productStages } from '../atoms/productStages';
import type { ProductTone } from '../content/contentShapes';
import { fadeAlongLine } from './patternBehind';

/**
 * On a phone: the stall is as wide as the text, so that what is below it still shows; travellers and their counter touch
 * neither side.
 */
const phoneWidths: Partial<Record<ProductTone, string>> = {
  leaf: '100vw - 2 * var(--gutter)',
  rose: '94vw',
};

/** The group's colour with the pattern of cloth printed in a darker tint of it, and the ground at its foot. */
export const productStage = (tone: ProductTone, ground: Ground) => ({
  ...productStages[tone],
  position: 'relative' as const,
  isolation: 'isolate' as const,
  overflow: 'hidden',
  '--art-width': {
    xs: `min(${phoneWidths[tone] ?? '100vw'}, 28rem)`,
    sm: '45vw',
    md: 'min(46vw, 62rem)',
  },
  // The columns stand before the ground.
  '& > *': { position: 'relative', zIndex: 1 },
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    insetInlineStart: { xs: 0, sm: '40%' },
    bottom: `calc(var(--art-width) * ${ground.height / 480})`,
    bgcolor: 'currentColor',
    opacity: { xs: 0.1, sm: 0.16 },
    // The pattern's lines alone let the colour through, ever more of it along the line.
    maskImage: `url("${jaal}"), ${fadeAlongLine()}`,
    maskComposite: 'intersect',
    '@media print': { display: 'none' },
  },
  '@media (width >= 37.5rem)': groundStrip(ground),
});

/**
 * Words beside the illustration, which reaches beyond the grid. On a phone it stands on its ground right below the
 * promise and the customer's way on.
 */
export const columns = (ground: Ground) => ({
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'minmax(0, 1fr) calc(var(--art-width) - var(--bleed))',
    md: 'minmax(0, 1fr) calc(var(--art-width) - 0.5 * var(--bleed))',
  },
  columnGap: { sm: 5, md: 8 },
  pt: { xs: 6, sm: 0 },
  '@media (width < 37.5rem)': {
    '&::after': {
      ...groundStrip(ground)['&::after'],
      order: 2,
      marginInline: 'calc(-1 * var(--gutter))',
    },
  },
  '@media print': { gridTemplateColumns: '3fr 1fr' },
});

/** The trail at the top and all else below it, at the same height on every page; a phone has no room for the trail. */
export const words = ({ depth }: Ground) => ({
  display: { xs: 'contents', sm: 'grid' },
  gridTemplate: 'auto 1fr / minmax(0, 1fr)',
  alignItems: 'start',
  rowGap: { md: 8 },
  pt: { sm: 6, md: 8 },
  paddingBlockEnd: ({ spacing }: Theme) => ({
    sm: `calc(var(--art-width) * ${depth / 480} + ${spacing(8)})`,
  }),
  '& > nav': { display: { xs: 'none', sm: 'block' } },
  '& > div': { display: { xs: 'contents', sm: 'block' } },
});

/** On a phone, in place of the lead. */
export const summaryLook = {
  display: { sm: 'none' },
  pt: 3,
  textWrap: 'balance',
} as const;

export const leadLook = {
  display: { xs: 'none', sm: 'block' },
  pt: { sm: 5, md: 7 },
  maxWidth: '26em',
} as const;

/** The mark of a group whose colour is that of its surface stands out in ink. */
export const mark = (tone: ProductTone) => ({
  ...productMarks[tone],
  ...(tone === 'marigold' && { bgcolor: 'ink.main', color: 'marigold.main' }),
});

/** On the lower edge, as wide as it is drawn there. */
const art = {
  position: 'relative',
  zIndex: 1,
  order: { xs: 1, sm: 0 },
  mt: { xs: 5, sm: 0 },
  alignSelf: 'end',
  justifySelf: { xs: 'end', sm: 'start' },
  width: 'var(--art-width)',
  maxWidth: 'none',
  marginInlineEnd: { xs: 'calc(-1 * var(--gutter))', sm: 0 },
  pt: { sm: 6 },
  '@media print': { width: '100%', justifySelf: 'end' },
} as const;

/** On a phone in the middle, where neither side of the drawing leaves by the edge. */
const middleArt = {
  justifySelf: { xs: 'center', sm: 'start' },
  marginInlineEnd: { xs: 0 },
} as const;

export const artOfTone = (tone: ProductTone) => [art, tone in phoneWidths && middleArt];

/** Grows with the wide window, as the illustration beside it does; above a small one it reaches over it. */
export const promiseLook = ({ breakpoints, typography }: Theme) => ({
  marginInlineEnd: { sm: '-75%', md: '-2.5rem' },
  // In two lines, which end before a tall illustration or above it.
  maxWidth: { sm: '8.5em', md: 'none' },
  [breakpoints.up('xl')]: { fontSize: `calc(1.3 * ${typography.display.fontSize})` },
  '@media print': { marginInlineEnd: 0 },
});

/** As wide as the text on a phone. */
export const wayOn = { mt: { xs: 5, sm: 6, md: 7 } } as const;
