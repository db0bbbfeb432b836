import { nextProduct } from '#messages/nextProduct';
import { site } from '#messages/site';
import { siteFrame } from '#messages/siteFrame';
import type { ProductPageMessages, ProductSummary } from '../content/contentShapes';
import { products } from '../content/products';
import { PageHead } from '../sections/PageHead';
import { ProductDetail } from '../sections/ProductDetail';

export interface ProductPageProps {
  product: ProductSummary;
  /** What the page alone says; loaded with it. */
  messages: ProductPageMessages;
}

/** The page of any product. */
export function ProductPage({ product, messages }: ProductPageProps) {
  return (
    <>
      <PageHead meta={messages.meta} site={site} path={product.path} />
      <ProductDetail
        product={product}
        messages={messages}
        breadcrumbs={siteFrame.breadcrumbs}
        next={nextProduct}
        products={products}
      />
    </>
  );
}
