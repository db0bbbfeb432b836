import { company } from '../content/company';
import { aadhaarBanking } from '../content/pages/aadhaarBanking';
import { paths } from '../content/paths';
import { nextProduct, products } from '../content/products';
import { siteFrame } from '../content/siteFrame';
import { PageHead } from '../sections/PageHead';
import { ProductDetail } from '../sections/ProductDetail';

export function AadhaarBankingPage() {
  return (
    <>
      <PageHead meta={aadhaarBanking.meta} company={company} path={paths.aadhaarBanking} />
      <ProductDetail
        words={aadhaarBanking}
        trail={siteFrame.trail}
        next={nextProduct}
        products={products}
      />
    </>
  );
}
