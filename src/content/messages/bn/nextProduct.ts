import type { Translated } from '../../translation';
import type { nextProduct as english } from '../en/nextProduct';

export const nextProduct = {
  title: 'কাউন্টারের অন্য পরিষেবা',
  moreLabel: 'দেখুন, কী ভাবে হয়',
} as const satisfies Translated<typeof english>;
