/** Names the emotion cache; the prerendered styles and the browser's cache find each other by it. */
export const styleKey = 'sp';
