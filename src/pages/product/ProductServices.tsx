import { productDrawings } from '../../art/productIllustration';
import type {
  ProductFrameContent,
  ProductPageMessages,
  ProductSummary,
  ServiceContent,
} from '../../content/contentShapes';
import { ServiceDemo } from '../../sections/ServiceDemo';
import { ProductIcon } from './ProductIcon';
import { ServiceCards } from './ServiceCards';

export interface ProductServicesProps {
  product: ProductSummary;
  messages: Pick<ProductPageMessages, 'services' | 'steps'>;
  frame: Pick<ProductFrameContent, 'stepsTitle' | 'exampleNote' | 'screenLabel'>;
}

const sharedId = 'how-it-works';

/** Where the page begins to tell how it works. */
export const stepsId = ({ services }: ProductSummary, { steps }: ProductPageMessages) =>
  steps ? sharedId : (services[0]?.id ?? sharedId);

/** The steps that all services share, once, and where they differ; or all steps of each service. */
export function ProductServices({ product, messages, frame }: ProductServicesProps) {
  const { services, steps } = messages;
  const { shop } = productDrawings(product.id);
  const iconOf = ({ id }: ServiceContent) => (
    <ProductIcon
      tone={product.tone}
      icon={product.services.find((one) => one.id === id)?.icon ?? product.icon}
    />
  );
  const shared = { note: frame.exampleNote, screenLabel: frame.screenLabel };
  if (steps)
    return (
      <>
        <ServiceDemo
          {...shared}
          id={sharedId}
          title={frame.stepsTitle}
          steps={steps}
          {...(shop && { scene: shop })}
        />
        <ServiceCards
          services={services.map((service) => ({ ...service, icon: iconOf(service) }))}
        />
      </>
    );
  return services.map((service, index) => (
    <ServiceDemo
      key={service.id}
      {...(index === 0 ? shared : { screenLabel: frame.screenLabel })}
      id={service.id}
      title={service.name}
      text={service.text}
      icon={iconOf(service)}
      steps={service.steps.flatMap(({ screen, ...step }) => (screen ? [{ ...step, screen }] : []))}
      surface={index % 2 === 0 ? 'paper' : 'sand'}
      // The shop of the product once; what follows is read in a row.
      {...(index === 0 && shop && { scene: shop })}
    />
  ));
}
