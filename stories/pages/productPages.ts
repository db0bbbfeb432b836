import { products } from '../../src/content/products';

/** Every product with what its page says. */
export const productPages = await Promise.all(
  products.map(async (product) => ({ product, page: (await product.loadPage()).page })),
);
