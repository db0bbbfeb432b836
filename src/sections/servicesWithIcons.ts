import { serviceIcon } from '../art/serviceIcons';
import type { ProductSummary } from '../content/contentShapes';

/** The services of a group, each with the icon that the group gives it. */
export function servicesWithIcons({ id, services }: Pick<ProductSummary, 'id' | 'services'>) {
  return services.map((service) => ({ ...service, icon: serviceIcon(id, service.id) }));
}
