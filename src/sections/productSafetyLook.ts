import type { Theme } from '@mui/material/styles';
import jaal from '../art/jaal.svg';
import signs from '../art/safety/signs.svg';
import { ringOnDark } from '../theme/focusRing';
import { fadeAlongLine } from './patternBehind';
import { signOnTile } from './signOnTile';

const card = {
  borderRadius: ({ radius }: Theme) => `${radius.surface}px`,
  outline: '1px solid transparent',
  overflowWrap: 'anywhere',
  color: 'text.primary',
} as const;

/** The colour of the end of the page; in a wide window the lines of the pattern are faintly in it, away from the road. */
export const safetyGround = {
  position: 'relative',
  bgcolor: 'var(--tone-end)',
  color: 'var(--on-end, inherit)',
  '& > *': { position: 'relative' },
  '&::before': {
    content: '""',
    display: { xs: 'none', md: 'block' },
    position: 'absolute',
    inset: 0,
    bgcolor: 'currentColor',
    opacity: 0.14,
    maskImage: `url("${jaal}"), ${fadeAlongLine('transparent 25%, black')}`,
    maskComposite: 'intersect',
    '@media print': { display: 'none' },
  },
} as const;

/** Where the road has ended, below the words of its heading: the rule that leads, beside or below it the others, and the alarm below all. */
export const safetyGrid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
  gap: { xs: 4, md: 5 },
  mt: { xs: 5, md: 7 },
  marginInlineStart: { md: 'var(--beside)' },
  '@media print': { display: 'block', m: 0 },
} as const;

/** The rule in large type beside its drawing, which stands in the lower corner; above it on a phone. */
export const leadingRule = {
  ...card,
  display: 'grid',
  gridTemplateColumns: {
    sm: 'minmax(0, 1fr) minmax(0, 1.3fr)',
    lg: 'repeat(2, minmax(0, 1fr))',
  },
  alignItems: 'end',
  bgcolor: 'background.default',
  overflow: 'hidden',
  '& > div': {
    alignSelf: 'center',
    display: 'grid',
    gap: 4,
    paddingBlock: { xs: '1.5rem 0.75rem', sm: 8 },
    paddingInlineStart: { xs: 5, md: 8 },
    paddingInlineEnd: { xs: 5, sm: 2 },
    textWrap: 'balance',
  },
  '& p:first-of-type': {
    fontSize: ({ headlineSize }: Theme) => ({ lg: headlineSize('clamp(2.5rem, 2.9vw, 3.375rem)') }),
  },
  '& > img': { maxWidth: { xs: '22rem', sm: '28rem' }, pt: { sm: 4 }, justifySelf: 'end' },
  '@media print': {
    display: 'block',
    overflow: 'visible',
    '& > div': { p: 0 },
    '& > img': { display: 'none' },
  },
} as const;

/** The products whose drawing comes in from the side. */
const fromSide: readonly string[] = ['aadhaar-banking', 'micro-atm'];

/** What comes in from the side stands in the middle of the height, not on the lower edge. */
export const ruleDrawing = (product: string) =>
  fromSide.includes(product) && { '& > img': { alignSelf: { sm: 'center' }, pb: { sm: 4 } } };

/** Across the whole width, on the full colour. A rule that needs its reasons told is a warning. */
export const warningRule = {
  bgcolor: 'error.main',
  color: 'error.contrastText',
  ...ringOnDark,
  gridColumn: '1 / -1',
  gridTemplateColumns: { sm: 'minmax(0, 6fr) minmax(0, 5fr)', lg: 'minmax(0, 8fr) minmax(0, 9fr)' },
  '& p:first-of-type': {
    fontSize: ({ headlineSize }: Theme) => ({ lg: headlineSize('clamp(2.75rem, 2.9vw, 3.5rem)') }),
  },
  '& > div': { paddingInlineEnd: { xs: 5, md: 8 } },
  '& p + p': { typography: { lg: 'lead' } },
  // A scene from edge to edge, on the ground that its colour goes on in.
  '& > img': {
    alignSelf: 'stretch',
    maxWidth: 'none',
    height: '100%',
    pt: 0,
    objectFit: 'contain',
    objectPosition: '50% 100%',
    bgcolor: 'ink.light',
  },
  '@media print': { color: 'text.primary' },
} as const;

/** The place of each rule's sign in the row of all signs, by product and in the order of its points. */
const signsOf: Readonly<Record<string, readonly number[]>> = {
  'aadhaar-banking': [0, 1, 2],
  'micro-atm': [7, 1, 3],
  'utility-payments': [4, 1],
  'travel-services': [5, 6, 0, 1],
};

/** The other rules, each with its sign on a tile, between hairlines. */
export const furtherRules = (product: string) =>
  ({
    ...card,
    display: 'grid',
    m: 0,
    paddingBlock: 2,
    paddingInline: { xs: 5, md: 7 },
    bgcolor: 'background.default',
    listStyle: 'none',
    typography: 'body1',
    ...signOnTile(signs, 8, signsOf[product]),
    '& > *': { paddingBlock: { xs: 4, md: 5 } },
    '& > li + li': { borderTop: 1, borderColor: 'divider' },
    textWrap: 'pretty',
    '@media print': {
      display: 'block',
      p: 0,
      '& > li': { display: 'block', paddingBlock: '1.5mm' },
    },
  }) as const;

/** Beside each other below a row of cards: up to three, or two by two, with no line between those of a row. */
export const rulesInRow = (count: number) => {
  const columns = count > 3 ? 2 : count;
  return {
    gridColumn: '1 / -1',
    columnGap: 10,
    gridTemplateColumns: { md: `repeat(${columns}, minmax(0, 1fr))` },
    [`& > li:nth-of-type(-n + ${columns})`]: { borderTopWidth: { md: 0 } },
    // The words of a row begin at one height, where two lines would be in the middle of the tile.
    '& > li > *': {
      alignContent: { md: columns > 2 ? 'start' : 'center' },
      pt: { md: columns > 2 ? 2.5 : 0 },
    },
  } as const;
};

/** What a bank owes by itself: its figures, and the sentences below them. */
export const owedLook = {
  ...card,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  rowGap: 4,
  paddingBlock: { xs: 6, md: 7 },
  paddingInline: { xs: 5, md: 8 },
  bgcolor: 'leaf.light',
  '@media print': { display: 'block', p: 0 },
} as const;

/** In the order in which they come, with a line between. */
export const figuresLook = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: { xs: 6, lg: 8 },
  rowGap: 3,
  color: 'leaf.main',
  '& > div + div': { paddingInlineStart: { xs: 6, lg: 8 }, borderInlineStart: '2px solid' },
  '& strong': { display: 'block', fontSize: { xs: '3.5rem', md: '4.5rem' }, lineHeight: 0.95 },
  '@media print': { display: 'none' },
} as const;

export const acrossGrid = { gridColumn: '1 / -1' } as const;

/** What cannot wait. */
export const alarmLook = {
  ...card,
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: { xs: 4, md: 8 },
  paddingBlock: { xs: 5, md: 6 },
  paddingInline: { xs: 5, md: 8 },
  bgcolor: 'ink.main',
  color: 'ink.contrastText',
  ...ringOnDark,
  '@media print': { p: 0, color: 'text.primary', typography: 'lead' },
} as const;

export const callLook = {
  flex: { xs: '1 0 auto', sm: 'none' },
  minWidth: { md: '10rem' },
  typography: 'h3',
  '@media print': { display: 'none' },
} as const;
