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
