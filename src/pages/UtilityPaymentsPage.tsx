import { utilityPayments } from '#words/pages/utilityPayments';
import { nextProduct, products } from '#words/products';
import { site } from '#words/site';
import { siteFrame } from '#words/siteFrame';
import { paths } from '../content/paths';
import { PageHead } from '../sections/PageHead';
import { ProductDetail } from '../sections/ProductDetail';

export function UtilityPaymentsPage() {
  return (
    <>
      <PageHead meta={utilityPayments.meta} site={site} path={paths.utilityPayments} />
      <ProductDetail
        words={utilityPayments}
        trail={siteFrame.trail}
        next={nextProduct}
        products={products}
      />
    </>
  );
}
