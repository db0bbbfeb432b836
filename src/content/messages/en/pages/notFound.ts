export const notFound = {
  meta: {
    title: 'Page not found',
    description:
      'There is no page at this address. It may have moved, or the address may be misspelt. From here you can go on to help and to our main pages.',
  },
  title: 'Page not found',
  text: 'There is no page at this address. It may have moved, or the address may be misspelt.',
  linksTitle: 'Where would you like to go?',
  homeLabel: 'Go to the home page',
  illustrationAlt: 'A road that ends at a signpost without words, and a puzzled goat',
} as const;
