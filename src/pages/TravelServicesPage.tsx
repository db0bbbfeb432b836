import { company } from '../content/company';
import { travelServices } from '../content/pages/travelServices';
import { paths } from '../content/paths';
import { nextProduct, products } from '../content/products';
import { siteFrame } from '../content/siteFrame';
import { PageHead } from '../sections/PageHead';
import { ProductDetail } from '../sections/ProductDetail';

export function TravelServicesPage() {
  return (
    <>
      <PageHead meta={travelServices.meta} company={company} path={paths.travelServices} />
      <ProductDetail
        words={travelServices}
        trail={siteFrame.trail}
        next={nextProduct}
        products={products}
      />
    </>
  );
}
