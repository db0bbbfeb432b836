import type { Introduction } from '#brand/brandTypes';

export const introduction = {
  tagline: 'आपके पैसे तक नया पुल',
  welcome: { eyebrow: 'नदी के पार', paragraphs: ['एक पुल।', 'और उस पर एक काउंटर।'] },
} satisfies Introduction;
