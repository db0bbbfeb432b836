import type { nextProduct as english } from '../en/nextProduct';
import type { Translated } from '../translation';

export const nextProduct = {
  title: 'काउंटर की दूसरी सेवाएँ',
  moreLabel: 'देखें, कैसे होता है',
} as const satisfies Translated<typeof english>;
