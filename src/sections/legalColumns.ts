import { withoutPretty } from '../theme/typography';

/** Contents, text and the note beside it, on the twelve columns of the page. */
export const legalColumns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(12, minmax(0, 1fr))' },
  columnGap: { md: 4 },
  rowGap: { xs: 10, md: 14 },
  alignItems: 'start',
} as const;

/** The text: 28 em are 68 of the font's average characters. Beside the note it leaves room for that. */
export const readingText = {
  gridColumn: { md: '5 / -1', lg: '5 / 11' },
  marginInlineStart: { sm: 12, md: 0 },
  maxWidth: { xs: '28em', lg: '27em', xl: '30em' },
  fontSize: { xs: '1.125rem', md: '1.1875rem' },
  lineHeight: 1.6,
  counterReset: 'section',
  '& :is(p, li)': {
    fontSize: '1em',
    lineHeight: 'inherit',
    // Long text fills its lines.
    [withoutPretty]: { textWrap: 'wrap' },
  },
} as const;

/** Room for a number of two digits; none where the text is so large that a word would not fit beside it. */
const indent = 'clamp(0px, (100vw - 18rem) * 99, 1.5em)';

/** A number that hangs before its heading: beside the text where there is room, and else within it. */
export const hangingNumber = {
  position: 'relative',
  paddingInlineStart: { xs: indent, sm: 0 },
  textIndent: { xs: `calc(-1 * ${indent})`, sm: 0 },
  counterIncrement: 'section',
  '&::before': {
    content: 'counter(section)',
    display: 'inline-block',
    minWidth: { xs: indent, sm: 0 },
    paddingInlineEnd: { xs: '0.4em', sm: 0 },
    textIndent: 0,
    position: { sm: 'absolute' },
    insetInlineStart: (theme: { spacing: (units: number) => string }) => theme.spacing(-12),
    color: 'secondary.main',
  },
} as const;

/** Below the text, and on wide windows at its side, where it stays in view. */
export const besideText = {
  gridColumn: { md: '5 / -1', lg: '11 / -1' },
  // Wide enough at the side for an email address on one line.
  marginInlineStart: { sm: 12, md: 0, lg: -6 },
  position: { lg: 'sticky' },
  top: { lg: 'calc(var(--header-height) + 24px)' },
  pt: { xs: 4, lg: 0 },
  borderTop: { xs: 1, lg: 0 },
  borderColor: 'divider',
  '@media print': { position: 'static' },
} as const;
