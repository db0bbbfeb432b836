import type { ProductPageMessages } from '../../src/content/productPageRecord';

/** What the English pages of all products say. */
export const englishProducts = Object.values(
  import.meta.glob<{ page: ProductPageMessages }>('../../src/content/messages/en/products/*.ts', {
    eager: true,
  }),
);
