import type { Introduction } from '#brand/brandTypes';

export const introduction = {
  tagline: 'உங்கள் பணத்துக்கு ஒரு புதிய பாலம்',
  welcome: { eyebrow: 'ஆற்றின் மறுகரையில்', paragraphs: ['ஒரு பாலம்.', 'அதன் மேல் ஒரு கவுன்டர்.'] },
} satisfies Introduction;
