import type { Introduction } from '#brand/brandTypes';

export const introduction = {
  tagline: 'আপনার টাকার কাছে নতুন সেতু',
  welcome: { eyebrow: 'নদীর ওপারে', paragraphs: ['একটি সেতু।', 'আর তার উপরে একটি কাউন্টার।'] },
} satisfies Introduction;
