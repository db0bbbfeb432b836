import type { LinkContent } from '../contentShapes';
import { paths } from '../paths.ts';

/** What every product page says of a payment gone wrong (section 9), and where it leads. */
export const disputes = {
  point: 'Something wrong with a payment? Tell us within 30 days of the transaction.',
  links: [{ label: 'Tell us', href: paths.contact }],
} as const satisfies { point: string; links: readonly LinkContent[] };
