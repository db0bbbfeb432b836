import { home } from '#messages/pages/home';
import { productIllustration } from '../../src/art/productIllustration';
import { products } from '../../src/content/products';
import { servicesWithIcons } from '../../src/sections/servicesWithIcons';
import { itemOf } from '../blocks/itemOf';

/** The card of a product of the content, as Home has it. */
export const cardOf = (index: number) => {
  const { id, tone, name, summary, path, services } = itemOf(products, index);
  return {
    tone,
    name,
    summary,
    href: path,
    services: servicesWithIcons(services),
    moreLabel: home.products.moreLabel,
    illustration: productIllustration(id),
  };
};
