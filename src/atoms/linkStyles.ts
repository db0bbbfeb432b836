/** Style of a phone number, an email address or a URL: broken only where a line cannot hold all of it. */
export const noWrap = { display: 'inline-block', maxWidth: '100%' } as const;
