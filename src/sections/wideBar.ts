/** The element whose width decides, and its name in the query below. */
export const barContainer = { containerType: 'inline-size', containerName: 'bar' } as const;

/**
 * Where the bar has room for all of its links: 900 pixels, and more where the visitor's text is
 * larger. A window's width could not tell the latter.
 */
export const wideBar = '@container bar (min-width: 56.25rem)';

/** Where logo, languages, Join Us and the menu's button stand side by side; below it, the menu has them. */
export const roomForLanguages = '@container bar (min-width: 22.5rem)';
