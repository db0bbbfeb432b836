import type { Theme } from '@mui/material/styles';
import { inkAround } from './tornSlip';

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
      minHeight: '10rem',
      padding: spacing(3),
      border: `${spacing(2)} solid ${palette.ink.main}`,
      borderRadius: `${radius.control}px`,
      backgroundColor: palette.leaf.light,
      color: palette.text.primary,
    },
    '& p, & dd': { margin: 0 },
    // Signs reach out of a line as low as this one, and nothing stands so near that they touch it.
    '& > div:first-of-type *': { lineHeight: 1.3 },
    '& > div > strong': { fontSize: '2.25rem', lineHeight: 1.05 },
    // What the machine does, as a title; then what it asks for, at the foot.
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
      gap: spacing(1),
      paddingBlockStart: spacing(1),
    },
    '& > div > p:nth-of-type(2)': { marginBlockStart: 'auto' },
    '&[data-state=approved] > div > p:nth-of-type(2)': { color: palette.success.main },
    '&[data-state=declined] > div > p:nth-of-type(2)': { color: palette.error.main },
    '& > div > dl': { margin: 0, alignSelf: 'stretch' },
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
    // The slip comes out from below the frame.
    '& > div + div': {
      position: 'relative',
      marginInline: spacing(3),
      marginBlockStart: '-2px',
      filter: inkAround(palette.ink.main),
    },
    '@media print': {
      '& > div:first-of-type': { minHeight: 0, padding: '1.5mm', border: '1px solid' },
    },
  }) as const;
