import { mainPages, type PageRecord, paths } from './paths.ts';
import { products } from './products.ts';

/** Every page of the site. A product leads to the next one, the last to the first. */
export const pages: readonly PageRecord[] = [
  ...Object.values(mainPages),
  ...products.map(({ path }, index) => ({
    path,
    isIndexed: true,
    hasCode: true,
    leadsTo: [(products[index + 1] ?? products[0]).path, paths.join],
  })),
];
