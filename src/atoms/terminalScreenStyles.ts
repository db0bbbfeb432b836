import type { PaletteColor, Theme } from '@mui/material/styles';
import { inkAround } from './tornSlip';

/** The bar with the answer, and below it the screen itself: nothing light is seen at their round corners. */
const answer = ({ main, contrastText }: PaletteColor, screen: string) => ({
  '& > div:first-of-type': {
    background: `linear-gradient(${screen} 0 0) 0 0 / 100% calc(100% - 1rem) no-repeat ${main}`,
  },
  '& > div > p:nth-of-type(2)': { backgroundColor: main, color: contrastText },
});

/**
 * A small screen in its frame, with the slip below. Where the terminal stands beside the steps,
 * `terminalStage` puts both in their places on it.
 */
export const terminalScreen = ({ palette, spacing, typography, radius }: Theme) =>
  ({
    position: 'relative',
    margin: 0,
    overflowWrap: 'anywhere',
    '& > div:first-of-type': {
      ...typography.caption,
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'start',
      minHeight: '11rem',
      padding: spacing(3, 3, 0),
      border: `${spacing(2)} solid ${palette.ink.main}`,
      borderRadius: `${radius.control}px`,
      backgroundColor: palette.leaf.light,
      color: palette.text.primary,
    },
    '& p, & dd': { margin: 0 },
    // Signs reach out of a line as low as this one, and nothing stands so near that they touch it.
    '& > div:first-of-type *': { lineHeight: 1.3 },
    // What is to be checked stands in the middle.
    '& > div > strong, & > div > p + dl': { marginBlockStart: 'auto' },
    '& > div > strong': { fontSize: '2.75rem', lineHeight: 1.05 },
    // The end of an amount that is being typed.
    '&[data-state=amount] > div > strong::after': {
      content: '""',
      display: 'inline-block',
      width: '3px',
      height: '0.8em',
      marginInlineStart: '0.1em',
      verticalAlign: '-0.08em',
      backgroundColor: 'currentColor',
    },
    // What is asked for, below the title or beside the amount.
    '& > div > svg': { margin: 'auto', width: '4.5rem', height: '4.5rem' },
    '& > div > strong ~ svg': {
      width: '3.25rem',
      height: '3.25rem',
      marginBlock: '-3rem 0',
      marginInlineEnd: 0,
    },
    // Hidden digits, each in its box.
    '&[data-state=pin] > div > svg': { width: '10.5rem', height: '3.0625rem', margin: 'auto' },
    '&[data-state=pin] > div > svg > path': {
      fill: palette.background.paper,
      stroke: 'currentColor',
      strokeWidth: 0.3,
      opacity: 1,
    },
    // The card is that of the opening.
    '&[data-state=card] > div > svg > path': { fill: palette.rose.main, opacity: 1 },
    '&[data-state=card] > div > svg > g > path:last-of-type': { fill: palette.marigold.main },
    // What the machine does, as a title; then what it asks for or answers, in a bar at the foot.
    '& > div > p:first-of-type': {
      ...typography.body2,
      fontWeight: typography.fontWeightMedium,
      paddingBlockEnd: spacing(1),
      marginBlockEnd: spacing(1),
      borderBottom: `1px solid ${palette.leaf.main}`,
      alignSelf: 'stretch',
    },
    '& > div > p:nth-of-type(n + 2)': {
      ...typography.body2,
      fontWeight: typography.fontWeightBold,
      display: 'flex',
      alignItems: 'center',
      alignSelf: 'stretch',
      gap: spacing(2),
      marginInline: spacing(-3),
      padding: spacing(1.5, 3),
      borderRadius: '0 0 4px 4px',
      backgroundColor: `color-mix(in srgb, ${palette.leaf.main} 16%, ${palette.leaf.light})`,
    },
    '& > div > p:nth-of-type(2)': { marginBlockStart: 'auto' },
    '&[data-state=approved]': answer(palette.success, palette.leaf.light),
    '&[data-state=declined]': answer(palette.error, palette.leaf.light),
    '& > div > dl': { margin: 0, paddingBlockEnd: spacing(2), alignSelf: 'stretch' },
    '& > div > dl > div': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      columnGap: spacing(3),
    },
    // A label takes two lines before its value goes below it.
    '& > div > dl dt': { flex: '1 1 min-content', overflowWrap: 'break-word' },
    // The values are what is to be checked: read from an arm's length.
    '& > div > dl dd': {
      ...typography.h5,
      marginInlineStart: 'auto',
      textAlign: 'end',
      lineHeight: 1.3,
      fontVariantNumeric: 'tabular-nums',
    },
    // What is offered fills the screen, and the chosen one lies on a bar.
    '& > div > dl:has(> [data-chosen])': {
      flexGrow: 1,
      display: 'grid',
      gridAutoRows: '1fr',
      gap: spacing(1.5),
      marginBlock: spacing(1, 2),
      padding: 0,
    },
    '& > div > dl:has(> [data-chosen]) > div': {
      alignContent: 'center',
      alignItems: 'center',
      paddingInline: spacing(2),
      border: `1px solid color-mix(in srgb, ${palette.leaf.main} 40%, transparent)`,
      borderRadius: '6px',
    },
    '& > div > dl:has(> [data-chosen]) dt': typography.h5,
    '& > div > dl > [data-chosen]': {
      borderColor: palette.ink.main,
      backgroundColor: palette.marigold.main,
    },
    // The slip comes out from below the frame.
    '& > div + div': {
      position: 'relative',
      marginInline: spacing(3),
      marginBlockStart: '-2px',
      // Room for the ink, which is drawn outside the paper.
      paddingInline: '2px',
      filter: inkAround(palette.ink.main),
    },
    '@media print': {
      '& > div:first-of-type': { minHeight: 0, padding: '1.5mm', border: '1px solid' },
      '& > div > p:nth-of-type(n + 2)': { margin: 0, padding: 0, color: palette.text.primary },
      '& > div > svg': { display: 'none' },
    },
  }) as const;
