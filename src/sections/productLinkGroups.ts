import { productIcons } from '../art/productIcons';
import type { ProductLinkGroup } from '../atoms/ProductLinks';
import type { ProductSummary } from '../content/contentShapes';

/** The products as menus list them: each group with its icon and an address for each service. */
export function productLinkGroups(products: readonly ProductSummary[]): ProductLinkGroup[] {
  return products.map(({ id, name, path, services }) => ({
    id,
    name,
    href: path,
    icon: productIcons[id],
    services: services.map((service) => ({ ...service, href: `${path}#${service.id}` })),
  }));
}
