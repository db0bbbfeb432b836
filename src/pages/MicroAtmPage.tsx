import { company } from '../content/company';
import { microAtm } from '../content/pages/microAtm';
import { paths } from '../content/paths';
import { nextProduct, products } from '../content/products';
import { siteFrame } from '../content/siteFrame';
import { PageHead } from '../sections/PageHead';
import { ProductDetail } from '../sections/ProductDetail';

export function MicroAtmPage() {
  return (
    <>
      <PageHead meta={microAtm.meta} company={company} path={paths.microAtm} />
      <ProductDetail
        words={microAtm}
        trail={siteFrame.trail}
        next={nextProduct}
        products={products}
      />
    </>
  );
}
