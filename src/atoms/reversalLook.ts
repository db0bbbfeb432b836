import type { SxProps, Theme } from '@mui/material/styles';
import { fontWidth } from '../theme/tokens';

/** Which answer stands there, as `watchReversal` says. */
const dated = '[data-answer="dated"]';
const refused = '[data-answer="future"] &, [data-answer="early"] &';

/** Size of a text on a leaf: at most that large, and `share` hundredths of the calendar's width, but never tiny. */
const leafText = (largest: string, share: number) => `clamp(12px, ${share}cqi, ${largest})`;

/** The look of a `ReversalCalculator` and of its calendar. */
export const reversalLook = {
  /** No control that nothing answers, and none on paper. */
  withScript: {
    '@media (scripting: none)': { display: 'none' },
    '@media print': { display: 'none' },
  },
  choices: { display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 },
  note: {
    mt: 3,
    [refused]: { color: 'error.main', fontWeight: 'fontWeightMedium' },
  },
  dates: { mt: 5, [refused]: { display: 'none' } },
  /** Above the calendar, until it is the visitor's own. */
  exampleMark: {
    display: 'inline-block',
    mb: 2,
    paddingInline: 3,
    paddingBlock: 0.5,
    borderRadius: 1,
    bgcolor: 'sand.main',
    typography: 'body2',
    fontWeight: 'fontWeightMedium',
    [`${dated} &`]: { display: 'none' },
  },
  list: { m: 0, mt: 3 },
  /** An example owes nobody anything. */
  line: {
    paddingBlock: 2,
    borderTop: '2px dashed',
    borderColor: 'divider',
    '&:has(> dd:empty)': { display: 'none' },
  },
  calendar: {
    containerType: 'inline-size',
    display: 'flex',
    gap: '3px',
    // On a narrow slip nearly from edge to edge.
    marginInline: { xs: -3, md: 0 },
  },
  /** Those with a mark that matters are wider. As wide as there is room for; its words grow no further than that, and can be read in the narrowest window. */
  leaf: {
    flex: '1 1 0',
    '&:first-of-type, &:last-of-type': { flexGrow: 1.4 },
    minWidth: 0,
    display: 'grid',
    gridTemplateRows: 'auto auto 1fr',
    justifyItems: 'center',
    overflow: 'hidden',
    fontSize: leafText('0.8125rem', 4.4),
    lineHeight: 1.3,
    whiteSpace: 'nowrap',
    border: '2px solid',
    borderColor: 'ink.main',
    borderRadius: '7px',
    bgcolor: 'sand.main',
    '& > span:first-of-type': {
      justifySelf: 'stretch',
      textAlign: 'center',
      // For signs below the line.
      lineHeight: 1.7,
      bgcolor: 'background.paper',
      borderBottom: '2px solid',
      borderColor: 'ink.main',
    },
    '& > b': { typography: 'h4', fontSize: leafText('1.5rem', 7.4), lineHeight: 1.1, pt: '4px' },
    '& > span:last-of-type': {
      fontSize: leafText('1.25rem', 6),
      minHeight: '1.7em',
      display: 'flex',
      alignItems: 'center',
      fontWeight: 'fontWeightBold',
      fontStretch: fontWidth.headline,
      '& > svg': { fontSize: leafText('1.5rem', 7) },
    },
    '&:first-of-type': { bgcolor: 'rose.light', '& > span:last-of-type': { color: 'error.main' } },
    '&:nth-last-of-type(2)': {
      bgcolor: 'leaf.main',
      color: 'leaf.contrastText',
      '& > span:first-of-type': { color: 'text.primary' },
    },
    '&:last-of-type': { bgcolor: 'marigold.main' },
  },
} satisfies Record<string, SxProps<Theme>>;
