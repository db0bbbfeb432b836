import { home } from '#messages/pages/home';
import { products } from '#messages/products';
import { productIllustrations } from '../../src/art/illustrations';
import { servicesWithIcons } from '../../src/sections/servicesWithIcons';
import { itemOf } from '../blocks/itemOf';

/** The card of a product of the content, as Home has it. */
export const cardOf = (index: number) => {
  const { id, name, summary, path, services } = itemOf(products, index);
  return {
    id,
    name,
    summary,
    href: path,
    services: servicesWithIcons({ id, services }),
    moreLabel: home.products.moreLabel,
    illustration: productIllustrations[id],
  };
};
