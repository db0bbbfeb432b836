import type { SxProps, Theme } from '@mui/material/styles';
import { fontWidth } from '../theme/tokens';

/** Which answer stands there, as `watchReversal` says. */
const dated = '[data-answer="dated"]';
const refused = '[data-answer="future"] &, [data-answer="early"] &';

/** Size of a text on a leaf: at most that large, and `share` hundredths of the calendar's width, but never tiny. */
const leafText = (largest: string, share: number) => `clamp(13px, ${share}cqi, ${largest})`;

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
  dates: { mt: 4, [refused]: { display: 'none' } },
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
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: 4,
    paddingBlock: 2,
    borderTop: '2px dashed',
    borderColor: 'divider',
    '&:has(> dd:empty)': { display: 'none' },
  },
  calendar: {
    containerType: 'inline-size',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: '3px',
  },
  /** As wide as there is room for; its words grow no further than that, and can be read in the narrowest window. */
  leaf: {
    display: 'grid',
    gridTemplateRows: 'auto auto 1fr',
    justifyItems: 'center',
    overflow: 'hidden',
    fontSize: leafText('1rem', 5.4),
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
      fontSize: leafText('1.125rem', 5),
      minHeight: '1.7em',
      display: 'flex',
      alignItems: 'center',
      fontWeight: 'fontWeightBold',
      fontStretch: fontWidth.headline,
      '& > svg': { fontSize: leafText('1.5rem', 6) },
      // A phone has room for one sign, as large as the date.
      '@container (max-width: 20rem)': {
        minHeight: '2em',
        fontSize: leafText('1.125rem', 5.4),
        '& > span': { display: 'none' },
        '& > svg': { fontSize: leafText('1.75rem', 9.5) },
      },
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
