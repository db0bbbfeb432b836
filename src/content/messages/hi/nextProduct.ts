import type { Translated } from '../../translation';
import type { nextProduct as english } from '../en/nextProduct';

export const nextProduct = {
  title: 'काउंटर की दूसरी सेवाएँ',
  moreLabel: 'देखें, कैसे होता है',
} as const satisfies Translated<typeof english>;
