import type { Theme } from '@mui/material/styles';
import things from '../art/things.svg';
import type { BillKind } from '../content/contentShapes';
import { signOnTile } from './signOnTile';

export const kindsHead = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: 2,
  overflowWrap: 'anywhere',
  pb: { xs: 10, md: 16 },
  '@media print': { pb: '6mm' },
} as const;

/** Two by two on a phone, four beside each other where there is room; as few as large text leaves room for. */
export const kindsGrid = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(auto-fit, minmax(min(100%, max(6.5rem, 40%)), 1fr))',
    sm: 'repeat(auto-fit, minmax(min(100%, max(6.5rem, 20%)), 1fr))',
  },
  columnGap: { xs: 3, md: 6 },
  rowGap: 5,
  m: 0,
  mt: { xs: 3, md: 5 },
  p: 0,
  listStyle: 'none',
} as const;

export const kind = {
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  rowGap: 3,
  minWidth: 0,
} as const;

/** Down the page; its tile is a part of it. On a phone there is no room for its arrow. */
export const kindLink = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 24,
  color: 'text.primary',
  textDecoration: { xs: 'underline', sm: 'none' },
  textDecorationThickness: 2,
  textUnderlineOffset: '0.3em',
  '&, &.MuiTypography-root': { fontWeight: 'inherit' },
  '&:hover': { color: 'primary.main', textDecoration: 'underline' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '& > svg': { flex: 'none', display: { xs: 'none', sm: 'block' } },
  '@media print': { textDecoration: 'none', '& > svg': { display: 'none' } },
} as const;

export const kindTile = {
  borderRadius: ({ radius }: Theme) => `${radius.surface}px`,
  '@media print': { display: 'none' },
} as const;

/** The tile of each kind, which its drawing stands out from. */
export const kindColours = {
  electricity: { bgcolor: 'marigold.light' },
  gas: { bgcolor: 'rose.light' },
  water: { bgcolor: 'ink.light' },
  phone: { bgcolor: 'leaf.light' },
} as const satisfies Record<BillKind, object>;

/** What to bring, and below it what must be right. */
export const rows = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: { xs: 8, md: 6 },
  overflowWrap: 'anywhere',
  '@media print': {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    gap: '8mm',
  },
} as const;

const plainList = { display: 'grid', m: 0, p: 0, listStyle: 'none' } as const;

/** The place of each thing in the row of all drawings, by product and in the order of its list. */
const placesOf: Readonly<Record<string, readonly number[]>> = {
  'aadhaar-banking': [0, 1, 2],
  'micro-atm': [3, 4],
  'utility-payments': [5, 6, 7],
  'travel-services': [8, 9, 6, 7],
};

/** Over the road on a phone, as the panel after it. */
export const thingsPlace = ({ breakpoints, spacing }: Theme) => ({
  position: 'relative',
  mt: spacing(5),
  [breakpoints.down('sm')]: { paddingInlineStart: 0 },
});

/** Laid on the counter of the shop, above its printed cloth: beside each other where there is room. */
export const thingsGrid = (product: string, count: number, cloth: string) => ({
  ...plainList,
  boxSizing: 'border-box',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: `repeat(${count === 3 ? 3 : 2}, minmax(0, 1fr))`,
  },
  columnGap: 8,
  ...signOnTile(things, 10, placesOf[product]),
  paddingInline: { xs: 5, md: 7 },
  pb: '1.75rem',
  borderRadius: ({ radius }: Theme) => `${radius.stage}px`,
  outline: '1px solid transparent',
  background: `url("${cloth}") repeat-x 0 100% / auto 1.75rem var(--tone-band)`,
  '&& > li': {
    paddingBlock: { xs: 4, md: 6 },
    typography: { xs: 'lead', md: count < 3 ? 'h3' : 'body1' },
    ...(count > 2 && { fontSize: { lg: '1.25rem' } }),
  },
  '& > li + li': {
    borderTop: ({ palette }: Theme) => ({ xs: `1px solid ${palette.divider}`, md: 0 }),
  },
  // On paper, as the drawings of the advice below it, and larger.
  '&& > li::before': {
    width: { xs: '4.5rem', md: '7rem' },
    borderColor: 'background.default',
    bgcolor: 'background.default',
  },
  '@media print': {
    p: 0,
    background: 'none',
    '&& > li': { display: 'list-item', p: 0, border: 0 },
  },
});

/** What must be right before money moves stands on the full colour, beside the road or over it on a phone. */
export const panel = (theme: Theme) => ({
  position: 'relative',
  display: 'grid',
  rowGap: { xs: 5, md: 7 },
  marginInlineStart: { sm: 'var(--beside)' },
  p: { xs: 6, md: 9 },
  borderRadius: `${theme.radius.stage}px`,
  border: '1px solid transparent',
  bgcolor: 'var(--panel, var(--tone))',
  color: 'var(--on-panel, var(--on-tone))',
  '@media print': { m: 0, p: 0, border: 0 },
});

/** In their order, beside each other where there is room. */
export const advice = {
  ...plainList,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(4, minmax(0, 1fr))',
  },
  columnGap: 6,
  rowGap: { xs: 4, sm: 7 },
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr)' },
} as const;

/** Advice may say what not to do, and stands by its drawing instead of a tick: beside that on a phone, else below it. */
export const advicePoint = {
  display: 'flex',
  flexDirection: { sm: 'column' },
  gap: 4,
} as const;

/** On paper, since its ink would not be seen on the panel; narrower beside large text, which keeps its room. */
export const adviceDrawing = {
  flex: 'none',
  width: { xs: 'min(6.5rem, 32%)', sm: '100%' },
  alignSelf: 'start',
  px: { xs: 1, sm: 6 },
  py: { xs: 1, sm: 4 },
  borderRadius: 1,
  bgcolor: 'background.default',
  '@media print': { display: 'none' },
} as const;
