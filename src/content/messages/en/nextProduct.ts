import type { NextProductContent } from '../../contentShapes';

export const nextProduct = {
  title: 'Other services at the counter',
  moreLabel: 'See how it works',
} as const satisfies NextProductContent;
