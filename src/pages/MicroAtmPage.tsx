import { microAtm } from '#messages/pages/microAtm';
import { nextProduct, products } from '#messages/products';
import { site } from '#messages/site';
import { siteFrame } from '#messages/siteFrame';
import { paths } from '../content/paths';
import { PageHead } from '../sections/PageHead';
import { ProductDetail } from '../sections/ProductDetail';

export function MicroAtmPage() {
  return (
    <>
      <PageHead meta={microAtm.meta} site={site} path={paths.microAtm} />
      <ProductDetail
        messages={microAtm}
        breadcrumbs={siteFrame.breadcrumbs}
        next={nextProduct}
        products={products}
      />
    </>
  );
}
