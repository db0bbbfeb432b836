import { productIcons } from '../art/productIcons';
import type { ProductLinkGroup } from '../atoms/ProductLinks';
import type { ProductSummary } from '../content/contentShapes';
import { servicesWithIcons } from './servicesWithIcons';

/** The products as menus list them: each group and each service with its icon and its URL. */
export function productLinkGroups(products: readonly ProductSummary[]): ProductLinkGroup[] {
  return products.map(({ id, name, summary, path, services }) => ({
    id,
    name,
    summary,
    href: path,
    icon: productIcons[id],
    services: servicesWithIcons({ id, services }).map((service) => ({
      ...service,
      href: `${path}#${service.id}`,
    })),
  }));
}
