import { home } from '#words/pages/home';
import { products } from '#words/products';
import { productPictures } from '../../src/art/pictures';
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
    picture: productPictures[id],
  };
};
