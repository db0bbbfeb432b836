import type { disputes as english } from '../en/disputes';
import { paths } from '../paths.ts';
import type { Translated } from '../translation';

/** What every product page says of a payment gone wrong, and where it leads. */
export const disputes = {
  point: 'भुगतान में कोई गड़बड़ी हुई? लेन-देन के 30 दिन के अंदर हमें बताएँ।',
  links: [{ label: 'हमें बताएँ', href: paths.contact }],
} as const satisfies Translated<typeof english>;
