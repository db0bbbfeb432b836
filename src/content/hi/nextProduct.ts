import type { nextProduct as english } from '../en/nextProduct';
import type { Translated } from '../translation';

export const nextProduct = {
  title: 'इसी दुकान पर यह भी',
  moreLabel: 'देखें, कैसे होता है',
} as const satisfies Translated<typeof english>;
