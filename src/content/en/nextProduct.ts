import type { NextProductContent } from '../contentShapes';

export const nextProduct = {
  title: 'Also at the same shop',
  moreLabel: 'See how it works',
} as const satisfies NextProductContent;
