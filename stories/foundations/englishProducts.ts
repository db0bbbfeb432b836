import type { ProductPageMessages, ProductSummaryMessages } from '../../src/content/contentShapes';

/** The English messages of every product. */
export const englishProducts = Object.values(
  import.meta.glob<{ page: ProductPageMessages; summary: ProductSummaryMessages }>(
    '../../src/content/en/products/*.ts',
    { eager: true },
  ),
);
