/**
 * Docs parameter of components that need a window of their own: popovers, whose ids are unique on a
 * page, bars that stick to the top, and whole pages.
 */
export const framedInDocs = { story: { inline: false, height: '40rem' } } as const;
