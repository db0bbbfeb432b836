import type { Product } from '../content/productRecord';
import { products } from '../content/products';
import { lazyWithRetry } from '../domain/lazyWithRetry';
import { ProductPage } from '../pages/ProductPage';
import type { PageRoute } from './pageRoutes';

/**
 * The pages of the products. The application loads this list with the first of them, and the messages
 * of each with its page.
 */
export const productRoutes: readonly PageRoute[] = products.map((product: Product) => ({
  path: product.path,
  load: lazyWithRetry(product.loadPage, ({ page }) => () => (
    <ProductPage product={product} content={page} />
  )),
}));
