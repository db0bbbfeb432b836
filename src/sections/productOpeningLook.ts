import type { Theme } from '@mui/material/styles';
import jaal from '../art/jaal.svg';
import { type Ground, groundStrip } from '../atoms/groundStrip';
import { productMarks, productStages } from '../atoms/productStages';
import type { ProductTone } from '../content/contentShapes';
import { fadeAlongLine } from './patternBehind';

/** The group's colour with the pattern of cloth printed in a darker tint of it, and the ground at its foot. */
export const productStage = (tone: ProductTone, ground: Ground) => ({
  ...productStages[tone],
  position: 'relative' as const,
  isolation: 'isolate' as const,
  overflow: 'hidden',
  '--art-width': {
    xs: 'min(100vw, 28rem)',
    sm: 'clamp(48vw, 96vw - 18.5rem, 56vw)',
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
  ...groundStrip(ground),
});

/** Words beside the illustration, which reaches beyond the grid; on a phone above it. */
export const columns = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'minmax(0, 1fr) calc(var(--art-width) - var(--bleed))',
    md: 'minmax(0, 1fr) calc(var(--art-width) - 0.5 * var(--bleed))',
  },
  columnGap: { sm: 5, md: 8 },
  '@media print': { gridTemplateColumns: '3fr 1fr' },
} as const;

/** The trail at the top and all else below it, at the same height on every page. */
export const words = ({ depth }: Ground) => ({
  display: 'grid',
  gridTemplate: 'auto 1fr / minmax(0, 1fr)',
  alignItems: 'start',
  rowGap: { md: 8 },
  pt: { xs: 6, md: 8 },
  paddingBlockEnd: ({ spacing }: Theme) => ({
    xs: spacing(6),
    sm: `calc(var(--art-width) * ${depth / 480} + ${spacing(8)})`,
  }),
});

/** The mark of a group whose colour is that of its surface stands out in ink. */
export const mark = (tone: ProductTone) => ({
  ...productMarks[tone],
  ...(tone === 'marigold' && { bgcolor: 'ink.main', color: 'marigold.main' }),
});

/** On the lower edge, as wide as it is drawn there. */
export const art = {
  alignSelf: 'end',
  justifySelf: { xs: 'end', sm: 'start' },
  width: 'var(--art-width)',
  maxWidth: 'none',
  marginInlineEnd: { xs: 'calc(-1 * var(--gutter))', sm: 0 },
  pt: { sm: 6 },
  '@media print': { width: '100%', justifySelf: 'end' },
} as const;

/** Grows with the wide window, as the illustration beside it does; above a small one it reaches over it. */
export const promiseLook = ({ breakpoints, typography }: Theme) => ({
  marginInlineEnd: { sm: '-75%', md: '-2.5rem' },
  [breakpoints.up('xl')]: { fontSize: `calc(1.3 * ${typography.display.fontSize})` },
});

/** The customer's way on, as wide as the text on a phone, and the two others as underlined words. */
export const waysOn = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { xs: 5, md: 6 },
  rowGap: 1,
  marginInlineEnd: { sm: '-10%', md: 0 },
  mt: { xs: 6, md: 7 },
  '& > :first-of-type': { flexBasis: { xs: '100%', sm: 'auto' } },
  '& > :nth-of-type(n + 2)': {
    paddingInline: 0,
    borderInlineWidth: 0,
    textDecoration: 'underline',
    textDecorationThickness: 2,
    textUnderlineOffset: '0.3em',
    '&:hover, &:active': { bgcolor: 'transparent', color: 'primary.main' },
    '&:hover': { textDecorationThickness: 3 },
  },
} as const;
