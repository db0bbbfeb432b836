import { mainNavigation } from '#messages/navigation';
import { link } from './visitor.ts';

export const phoneSize = [360, 640] as const;

const [home, about] = mainNavigation.beforeProducts;
const [contact] = mainNavigation.afterProducts;

/** The links of the header's bar. */
export const navigation = {
  home: link(home.label),
  about: link(about.label),
  contact: link(contact.label),
} as const;
