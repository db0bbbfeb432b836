/**
 * How a control of the main navigation shows that its page, or one of its pages, is open: a line
 * below all of its words, however many lines they take. A border, for it stays in forced colours.
 */
export const currentMark = {
  position: 'relative',
  '&[aria-current]': {
    color: 'primary.main',
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: (theme: { spacing: (units: number) => string }) => theme.spacing(2.5),
      bottom: 4,
      borderBottom: '3px solid',
      borderRadius: 1,
    },
  },
} as const;
