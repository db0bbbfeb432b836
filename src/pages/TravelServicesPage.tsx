import { travelServices } from '#words/pages/travelServices';
import { nextProduct, products } from '#words/products';
import { site } from '#words/site';
import { siteFrame } from '#words/siteFrame';
import { paths } from '../content/paths';
import { PageHead } from '../sections/PageHead';
import { ProductDetail } from '../sections/ProductDetail';

export function TravelServicesPage() {
  return (
    <>
      <PageHead meta={travelServices.meta} site={site} path={paths.travelServices} />
      <ProductDetail
        words={travelServices}
        trail={siteFrame.trail}
        next={nextProduct}
        products={products}
      />
    </>
  );
}
