import type { Theme } from '@mui/material/styles';

/** The element whose width decides, and its name in the queries below. */
export const barContainer = { containerType: 'inline-size', containerName: 'bar' } as const;

/**
 * Where the bar has room for all of its links: 900 pixels in Latin, and more where the visitor's text
 * is larger. A window's width could not tell the latter.
 */
export const wideBar = ({ bar }: Theme) => `@container bar (min-width: ${bar.links})`;

/** Where logo, languages, Join Us and the menu's button stand side by side; below it, the menu has them. */
export const roomForLanguages = ({ bar }: Theme) => `@container bar (min-width: ${bar.languages})`;

/** Where the switch of languages also says which one the page is in. */
export const roomForLanguageName = ({ bar }: Theme) =>
  `@container bar (min-width: ${bar.languageName})`;
