import type { Translated } from '../../translation';
import type { nextProduct as english } from '../en/nextProduct';

export const nextProduct = {
  title: 'काउंटरवरच्या इतर सेवा',
  moreLabel: 'काम कसे होते, ते पाहा',
} as const satisfies Translated<typeof english>;
