import type { NotFoundContent } from '../../contentShapes';
import { paths } from '../../paths';

export const notFound = {
  meta: {
    title: 'Page not found',
    description:
      'There is no page at this address. It may have moved, or the address may have a spelling mistake. From here you can go on to our main pages.',
  },
  title: 'This road ends here',
  text: 'There is no page at this address. It may have moved, or the address may have a spelling mistake.',
  linksTitle: 'Where would you like to go?',
  links: {
    beforeProducts: [{ label: 'Home', href: paths.home }],
    afterProducts: [{ label: 'Contact Us', href: paths.contact }],
  },
  illustrationAlt: 'A road that ends at a signpost without words, and a puzzled goat',
} as const satisfies NotFoundContent;
