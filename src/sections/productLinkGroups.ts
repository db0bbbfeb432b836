import { twoToneIcon } from '../art/twoToneIcon';
import type { ProductLinkGroup } from '../atoms/ProductLinks';
import type { ProductSummary } from '../content/contentShapes';
import { servicesWithIcons } from './servicesWithIcons';

/** The products as menus list them: each group and each service with its icon and its URL. */
export function productLinkGroups(products: readonly ProductSummary[]): ProductLinkGroup[] {
  return products.map(({ id, tone, icon, name, summary, path, services }) => ({
    id,
    tone,
    name,
    summary,
    href: path,
    icon: twoToneIcon(icon),
    services: servicesWithIcons(services).map((service) => ({
      ...service,
      href: `${path}#${service.id}`,
    })),
  }));
}
