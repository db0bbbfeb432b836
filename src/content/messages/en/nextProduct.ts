export const nextProduct = {
  title: 'Other services at the counter',
  moreLabel: 'See how it works',
} as const;
