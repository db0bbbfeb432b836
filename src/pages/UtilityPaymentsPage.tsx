import { company } from '../content/company';
import { utilityPayments } from '../content/pages/utilityPayments';
import { paths } from '../content/paths';
import { nextProduct, products } from '../content/products';
import { siteFrame } from '../content/siteFrame';
import { PageHead } from '../sections/PageHead';
import { ProductDetail } from '../sections/ProductDetail';

export function UtilityPaymentsPage() {
  return (
    <>
      <PageHead meta={utilityPayments.meta} company={company} path={paths.utilityPayments} />
      <ProductDetail
        words={utilityPayments}
        trail={siteFrame.trail}
        next={nextProduct}
        products={products}
      />
    </>
  );
}
