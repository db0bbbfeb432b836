import type { NextProductContent } from '../contentShapes';

export const nextProduct = {
  title: 'Also at this counter',
  moreLabel: 'See how it works',
} as const satisfies NextProductContent;
