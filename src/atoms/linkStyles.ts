import type { Theme } from '@mui/material/styles';

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
      insetInline: ({ spacing }: Theme) => spacing(2.5),
      bottom: 4,
      borderBottom: '3px solid',
      borderRadius: 1,
    },
  },
} as const;

/** Style of a phone number, an email address or a short link: broken only where a line cannot hold all of it. */
export const noWrap = { display: 'inline-block', maxWidth: '100%' } as const;

/** For a link that is a block of its own: wide enough that the ring of focus keeps off its words. */
export const focusRingInset = {
  display: 'inline-block',
  maxWidth: '100%',
  marginInlineStart: -1,
  px: 1,
} as const;

/** For links whose text is their URL: on paper it is not written a second time. */
export const writtenOutOnPaper = {
  '@media print': { '& a[href^="http"]::after': { content: 'none' } },
} as const;
