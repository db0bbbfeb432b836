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

/** Where things lie beside the panel. */
const beside = ({ breakpoints }: Theme) => breakpoints.up('md');

/** What to bring beside what must be right, below their title; below each other in a narrow window. */
export const rows = (theme: Theme) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: theme.spacing(8),
  overflowWrap: 'anywhere',
  [beside(theme)]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    columnGap: theme.spacing(6),
    rowGap: 0,
    '& > div:first-of-type': { display: 'contents' },
    '& > div:first-of-type > div:first-of-type': { gridColumn: '1 / -1' },
  },
  '@media print': {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    gap: '8mm',
    '& > div:first-of-type': { display: 'block' },
  },
});

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

/** Laid on the counter of the shop, one below the other, above its printed cloth. */
export const thingsGrid = (product: string, count: number, cloth: string) => ({
  ...plainList,
  boxSizing: 'border-box',
  height: { md: '100%' },
  gridTemplateColumns: 'minmax(0, 1fr)',
  ...signOnTile(things, 10, placesOf[product]),
  paddingInline: { xs: 5, md: 7 },
  pb: '1.75rem',
  borderRadius: ({ radius }: Theme) => `${radius.stage}px`,
  outline: '1px solid transparent',
  background: `url("${cloth}") repeat-x 0 100% / auto 1.75rem var(--tone-band)`,
  '&& > li': {
    paddingBlock: { xs: 4, md: 5 },
    typography: 'lead',
  },
  '& > li + li': { borderTop: '1px solid', borderColor: 'divider' },
  // On paper, as the drawings of the advice beside it, and larger; a few have room for more.
  '&& > li::before': {
    width: { xs: '4.5rem', md: count < 3 ? '9rem' : '7rem' },
    borderColor: 'background.default',
    bgcolor: 'background.default',
  },
  '@media print': {
    p: 0,
    background: 'none',
    '&& > li': { display: 'list-item', p: 0, border: 0 },
  },
});

/** What must be right before money moves stands on the full colour, beside the road. */
export const panel = (theme: Theme) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  rowGap: { xs: 5, md: 7 },
  mt: { md: 5 },
  p: { xs: 6, md: 9 },
  borderRadius: `${theme.radius.stage}px`,
  border: '1px solid transparent',
  bgcolor: 'var(--panel, var(--tone))',
  color: 'var(--on-panel, var(--on-tone))',
  '@media print': { m: 0, p: 0, border: 0 },
});

/** Advice may say what not to do, and stands beside its drawing instead of a tick. */
export const advice = {
  ...plainList,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'space-between',
  rowGap: { xs: 4, md: 5 },
} as const;

export const advicePoint = {
  display: 'flex',
  alignItems: { xs: 'start', sm: 'center' },
  gap: { xs: 4, lg: 5 },
  textWrap: 'balance',
} as const;

/** On paper, since its ink would not be seen on the panel; narrower beside large text, which keeps its room. */
export const adviceDrawing = {
  boxSizing: 'content-box',
  flex: 'none',
  width: { xs: 'min(5.5rem, 27%)', lg: '6.75rem' },
  p: { xs: 1, lg: 2 },
  borderRadius: 1,
  bgcolor: 'background.default',
  '@media print': { display: 'none' },
} as const;
