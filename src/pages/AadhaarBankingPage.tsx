import { aadhaarBanking } from '#words/pages/aadhaarBanking';
import { nextProduct, products } from '#words/products';
import { site } from '#words/site';
import { siteFrame } from '#words/siteFrame';
import { paths } from '../content/paths';
import { PageHead } from '../sections/PageHead';
import { ProductDetail } from '../sections/ProductDetail';

export function AadhaarBankingPage() {
  return (
    <>
      <PageHead meta={aadhaarBanking.meta} site={site} path={paths.aadhaarBanking} />
      <ProductDetail
        words={aadhaarBanking}
        trail={siteFrame.trail}
        next={nextProduct}
        products={products}
      />
    </>
  );
}
