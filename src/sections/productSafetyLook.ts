import type { Theme } from '@mui/material/styles';
import signs from '../art/safety/signs.svg';
import { ringOnDark } from '../theme/focusRing';
import { signOnTile } from './signOnTile';

const card = {
  borderRadius: ({ radius }: Theme) => `${radius.surface}px`,
  outline: '1px solid transparent',
  overflowWrap: 'anywhere',
} as const;

/** Beside the road: the rule that leads, right of it or below it the others, and the alarm below all. */
export const safetyGrid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
  gap: { xs: 4, md: 5 },
  mt: { xs: 5, md: 8 },
  marginInlineStart: { md: 'var(--beside)' },
  '@media print': { display: 'block', m: 0 },
} as const;

/** Two others leave the one that leads more room. */
export const fewRules = {
  gridTemplateColumns: { md: 'minmax(0, 7fr) minmax(0, 5fr)' },
} as const;

/** The rule in large type above its drawing, which stands in the lower corner. */
export const leadingRule = {
  ...card,
  display: 'flex',
  flexDirection: 'column',
  gap: { xs: 4, md: 5 },
  pt: { xs: 6, md: 8 },
  bgcolor: 'background.default',
  overflow: 'hidden',
  '& > p': { paddingInline: { xs: 5, md: 8 } },
  '& > img': { alignSelf: 'end', maxWidth: '30rem', mt: 'auto', pt: 2 },
  '@media print': { p: 0, '& > p': { p: 0 }, '& > img': { display: 'none' } },
} as const;

/** Across the whole width, with the drawing beside the words instead of below them. */
export const wideLeadingRule = {
  gridColumn: '1 / -1',
  display: { sm: 'grid' },
  gridTemplateColumns: { sm: 'minmax(0, 7fr) minmax(0, 5fr)' },
  columnGap: 4,
  '& > p': { paddingInlineStart: { xs: 5, md: 8 }, paddingInlineEnd: { xs: 5, sm: 0 } },
  // A rule that needs its reasons told is a warning.
  '& > p:first-of-type': {
    alignSelf: { sm: 'end' },
    color: 'error.main',
    fontSize: ({ typography }: Theme) => ({ md: `calc(1.15 * ${typography.h2.fontSize})` }),
  },
  '& > p:last-of-type': { pb: { sm: 6, md: 8 }, textWrap: 'balance' },
  '& > img': { gridColumn: { sm: 2 }, gridRow: { sm: '1 / 3' } },
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
    paddingInline: { xs: 5, md: 8 },
    bgcolor: 'background.default',
    listStyle: 'none',
    typography: 'body1',
    fontSize: { lg: '1.375rem' },
    ...signOnTile(signs, 8, signsOf[product]),
    '& > *': { paddingBlock: 5 },
    '& > li + li': { borderTop: 1, borderColor: 'divider' },
    '@media print': {
      display: 'block',
      p: 0,
      '& > li': { display: 'block', paddingBlock: '1.5mm' },
    },
  }) as const;

/** With more room around its drawing. */
export const roomyRule = {
  '& > img': { alignSelf: 'center', width: '86%', maxWidth: '32rem' },
} as const;

/** In two columns below a wide rule, with no line between those beside each other. */
export const rulesInColumns = {
  gridColumn: '1 / -1',
  columnGap: 10,
  gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
  '& > li:nth-of-type(2)': { borderTopWidth: { md: 0 } },
} as const;

/** What a bank owes by itself, across the whole width: its figures, and the sentences beside or below them. */
export const owedLook = {
  ...card,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' },
  alignItems: 'center',
  columnGap: { md: 10, lg: 14 },
  rowGap: 5,
  paddingBlock: { xs: 6, md: 8 },
  paddingInline: { xs: 5, md: 8 },
  bgcolor: 'leaf.light',
  '& > p': { fontSize: { lg: '1.25rem' } },
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
  '& strong': { display: 'block', fontSize: { xs: '3.5rem', md: '5rem' }, lineHeight: 0.95 },
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
