import type { Introduction } from '#brand/brandTypes';

export const introduction = {
  tagline: 'A new bridge to your money',
  welcome: { eyebrow: 'Across the river', paragraphs: ['A bridge.', 'And a counter on it.'] },
} satisfies Introduction;
