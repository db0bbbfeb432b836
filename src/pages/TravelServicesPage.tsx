import { travelServices } from '#messages/pages/travelServices';
import { nextProduct, products } from '#messages/products';
import { site } from '#messages/site';
import { siteFrame } from '#messages/siteFrame';
import { paths } from '../content/paths';
import { PageHead } from '../sections/PageHead';
import { ProductDetail } from '../sections/ProductDetail';

export function TravelServicesPage() {
  return (
    <>
      <PageHead meta={travelServices.meta} site={site} path={paths.travelServices} />
      <ProductDetail
        messages={travelServices}
        breadcrumbs={siteFrame.breadcrumbs}
        next={nextProduct}
        products={products}
      />
    </>
  );
}
