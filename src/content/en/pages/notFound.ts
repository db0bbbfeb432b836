import type { NotFoundContent } from '../../contentShapes';
import { paths } from '../../paths';

export const notFound = {
  meta: {
    title: 'Page not found',
    description:
      'There is no page at this address. It may have moved, or the address may be misspelt. From here you can go on to help and to our main pages.',
  },
  title: 'Page not found',
  text: 'There is no page at this address. It may have moved, or the address may be misspelt.',
  linksTitle: 'Where would you like to go?',
  home: { label: 'Go to the home page', href: paths.home },
  help: { label: 'Help & Safety', href: paths.help },
  contact: { label: 'Contact Us', href: paths.contact },
  illustrationAlt: 'A road that ends at a signpost without words, and a puzzled goat',
} as const satisfies NotFoundContent;
