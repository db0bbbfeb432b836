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

export const kind = { display: 'grid', alignContent: 'start', rowGap: 2, minWidth: 0 } as const;

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

export const rows = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: { xs: 8, md: 12 },
  overflowWrap: 'anywhere',
  '@media print': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: '8mm' },
} as const;

const plainList = { display: 'grid', m: 0, p: 0, listStyle: 'none' } as const;

/** The place of each thing in the row of all drawings, by product and in the order of its list. */
const placesOf: Readonly<Record<string, readonly number[]>> = {
  'aadhaar-banking': [0, 1, 2],
  'micro-atm': [3, 4],
  'utility-payments': [5, 6, 7],
  'travel-services': [8, 9, 6, 7],
};

const card = ({ palette, radius }: Theme) => ({
  border: `1px solid ${palette.divider}`,
  borderRadius: `${radius.surface}px`,
  backgroundColor: palette.background.paper,
});

/** From which width things have a card each: three in a row need more of it. */
const cardsFrom = (count: number) => (count === 3 ? 'lg' : 'md');

/** A list on one card on a phone, and a card each beyond: three in a row, or two by two. */
export const thingsGrid = (product: string, count: number) => (theme: Theme) => ({
  ...plainList,
  gridTemplateColumns: 'minmax(0, 1fr)',
  ...signOnTile(things, 10, placesOf[product]),
  '& > *': { p: { xs: 3, md: 5 } },
  [theme.breakpoints.down(cardsFrom(count))]: {
    ...card(theme),
    '& > * + *': { borderTop: `1px solid ${theme.palette.divider}` },
  },
  [theme.breakpoints.up(cardsFrom(count))]: {
    gap: 6,
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(13rem, ${count === 3 ? 26 : 40}%)), 1fr))`,
    '& > *': card(theme),
  },
  '@media print': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    border: 0,
    '& > li': { display: 'list-item', p: 0, border: 0 },
  },
});

/** What must be right before money moves stands on the full colour, beside the road. */
export const panel = (theme: Theme) => ({
  position: 'relative',
  display: 'grid',
  rowGap: 5,
  marginInlineStart: { md: 'var(--beside)' },
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
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 10,
  rowGap: { xs: 4, md: 6 },
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr)' },
} as const;

export const advicePoint = {
  display: 'flex',
  alignItems: { xs: 'start', sm: 'center' },
  gap: { xs: 4, lg: 5 },
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
