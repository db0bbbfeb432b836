import { paths, productPath } from '../../src/content/paths';

/**
 * One page of each kind: what holds for a product, a legal page or a form holds for all that are made
 * alike. The stories show every page in every window.
 */
export const kindsOfPages = [
  paths.home,
  paths.contact,
  productPath('micro-atm'),
  paths.terms,
] as const;
