import { microAtm } from '#words/pages/microAtm';
import { nextProduct, products } from '#words/products';
import { site } from '#words/site';
import { siteFrame } from '#words/siteFrame';
import { paths } from '../content/paths';
import { PageHead } from '../sections/PageHead';
import { ProductDetail } from '../sections/ProductDetail';

export function MicroAtmPage() {
  return (
    <>
      <PageHead meta={microAtm.meta} site={site} path={paths.microAtm} />
      <ProductDetail
        words={microAtm}
        trail={siteFrame.trail}
        next={nextProduct}
        products={products}
      />
    </>
  );
}
