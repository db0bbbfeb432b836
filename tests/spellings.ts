/** Ways to write the URLs of pages, with the canonical one: tried on each server, the router and the worker. */
export const spellings = [
  ['/joinus', '/JoinUs'],
  ['/JOINUS/', '/JoinUs'],
  ['/%4aoinUs', '/JoinUs'],
  ['/ABOUT/', '/about'],
  ['//about//', '/about'],
  ['/cont%61ct', '/contact'],
  ['/Thanks', '/thanks'],
  ['/thanks/', '/thanks'],
  ['/products/Micro-ATM/', '/products/micro-atm'],
  ['/products/micro%2Datm', '/products/micro-atm'],
  ['/products%2Fmicro-atm', '/products/micro-atm'],
  ['/HI', '/hi'],
  ['/Hi/', '/hi'],
  ['/Hi/about', '/hi/about'],
  ['/HI/ABOUT/', '/hi/about'],
  ['/h%69/about', '/hi/about'],
  ['/HI//cont%61ct', '/hi/contact'],
  ['/BN/help', '/bn/help'],
] as const;

/** Paths without a page, with what the URLs of their language begin with. */
export const unknownPaths = [
  ['/no-such-page', ''],
  ['/cont%2561ct', ''],
  ['/about/hi', ''],
  ['/history', ''],
  ['/%E0%A4', ''],
  ['/hi/no-such-page', '/hi'],
  ['/HI/no-such-page', '/hi'],
  ['/%68i/no-such-page', '/hi'],
  ['//hi/no-such-page', '/hi'],
  ['/Bn/%E0%A4', '/bn'],
  ['/hi/no-such-file.png', '/hi'],
] as const;
