import type { Introduction } from '#brand/brandTypes';

export const introduction = {
  tagline: 'तुमच्या पैशांपर्यंत नवा पूल',
  welcome: { eyebrow: 'नदीपलीकडे', paragraphs: ['एक पूल.', 'आणि त्यावर एक काउंटर.'] },
} satisfies Introduction;
