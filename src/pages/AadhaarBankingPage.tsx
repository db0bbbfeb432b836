import { aadhaarBanking } from '#messages/pages/aadhaarBanking';
import { nextProduct, products } from '#messages/products';
import { site } from '#messages/site';
import { siteFrame } from '#messages/siteFrame';
import { paths } from '../content/paths';
import { PageHead } from '../sections/PageHead';
import { ProductDetail } from '../sections/ProductDetail';

export function AadhaarBankingPage() {
  return (
    <>
      <PageHead meta={aadhaarBanking.meta} site={site} path={paths.aadhaarBanking} />
      <ProductDetail
        messages={aadhaarBanking}
        breadcrumbs={siteFrame.breadcrumbs}
        next={nextProduct}
        products={products}
      />
    </>
  );
}
