/** Canonical URL of every page; the letter case is the specification's (section 2). */
export const paths = {
  home: '/',
  join: '/JoinUs',
  about: '/about',
  contact: '/contact',
  terms: '/terms',
  privacy: '/privacy',
  thanks: '/thanks',
  aadhaarBanking: '/products/aadhaar-banking',
  microAtm: '/products/micro-atm',
  utilityPayments: '/products/utility-payments',
  travelServices: '/products/travel-services',
} as const;

export type PagePath = (typeof paths)[keyof typeof paths];

/** Where the join form leads, spelled as the specification spells it; the router ignores the case. */
export const joinSuccessPath = '/Thanks';
