import { products } from '../../src/content/products';
import { productLinkGroups } from '../../src/sections/productLinkGroups';
import { longLabel, longWord } from '../blocks/longWords';

/** The groups as the site's menus list them, and in the shapes that the stories try. */
export const groups = productLinkGroups(products);

export const withoutServices = groups.map((group) => ({ ...group, services: [] }));

export const longGroups = groups.map(({ services, ...group }) => ({
  ...group,
  name: longLabel,
  summary: longLabel,
  services: services.map((service) => ({ ...service, name: longWord })),
}));
