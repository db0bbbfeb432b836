/** Style of a phone number or an email address: broken only where a line cannot hold all of it. */
export const noWrap = { display: 'inline-block', maxWidth: '100%' } as const;
