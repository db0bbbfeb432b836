/** Style of a phone number, an email address or a short link: broken only where a line cannot hold all of it. */
export const noWrap = { display: 'inline-block', maxWidth: '100%' } as const;

/** For links whose text is their URL: on paper it is not written a second time. */
export const writtenOutOnPaper = {
  '@media print': { '& a[href^="http"]::after': { content: 'none' } },
} as const;
