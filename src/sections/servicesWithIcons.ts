import { twoToneIcon } from '../art/twoToneIcon';
import type { ProductSummary } from '../content/contentShapes';

/** The services of a product, each with its icon to be rendered. */
export function servicesWithIcons(services: ProductSummary['services']) {
  return services.map((service) => ({ ...service, icon: twoToneIcon(service.icon) }));
}
