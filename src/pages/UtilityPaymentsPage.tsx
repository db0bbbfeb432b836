import { utilityPayments } from '#messages/pages/utilityPayments';
import { nextProduct, products } from '#messages/products';
import { site } from '#messages/site';
import { siteFrame } from '#messages/siteFrame';
import { paths } from '../content/paths';
import { PageHead } from '../sections/PageHead';
import { ProductDetail } from '../sections/ProductDetail';

export function UtilityPaymentsPage() {
  return (
    <>
      <PageHead meta={utilityPayments.meta} site={site} path={paths.utilityPayments} />
      <ProductDetail
        messages={utilityPayments}
        breadcrumbs={siteFrame.breadcrumbs}
        next={nextProduct}
        products={products}
      />
    </>
  );
}
