import { productFrame } from '#messages/productFrame';
import { productDrawings } from '../../art/productIllustration';
import type { ProductSummary } from '../../content/contentShapes';
import type { ProductPageContent } from '../../content/productPageRecord';
import { ServiceDemo } from '../../sections/ServiceDemo';
import { ProductIcon } from './ProductIcon';
import { ServiceCards } from './ServiceCards';
import { servicesOf, sharedSteps, shownSteps } from './servicesOf';

export interface ProductServicesProps {
  product: ProductSummary;
  content: ProductPageContent;
}

const sharedId = 'how-it-works';

/** Where the page begins to tell how it works, and of which service, where each has steps of its own. */
export function firstSteps(
  { services: [service] }: ProductSummary,
  { record }: ProductPageContent,
): { id: string; name?: string } {
  return record.steps || !service ? { id: sharedId } : service;
}

/** The steps that all services share, once, and where they differ; or all steps of each service. */
export function ProductServices({ product, content }: ProductServicesProps) {
  const services = servicesOf(product, content).map((service) => ({
    ...service,
    icon: <ProductIcon tone={product.tone} icon={service.icon} />,
  }));
  const steps = sharedSteps(content);
  const { shop } = productDrawings(product.id);
  const shared = { note: productFrame.exampleNote, screenLabel: productFrame.screenLabel };
  if (steps.length > 0)
    return (
      <>
        <ServiceDemo
          {...shared}
          id={sharedId}
          title={productFrame.stepsTitle}
          steps={steps}
          {...(shop && { scene: shop })}
        />
        <ServiceCards services={services} />
      </>
    );
  return services.map((service, index) => (
    <ServiceDemo
      key={service.id}
      {...(index === 0 ? shared : { screenLabel: productFrame.screenLabel })}
      id={service.id}
      title={service.name}
      text={service.text}
      icon={service.icon}
      steps={shownSteps(service.steps)}
      surface={index % 2 === 0 ? 'paper' : 'sand'}
      // The shop of the product once; what follows is read in a row.
      {...(index === 0 && shop && { scene: shop })}
    />
  ));
}
