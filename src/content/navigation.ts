import { navigation } from '#messages/navigation';
import { paths } from './paths.ts';

/** The pages that links of header, drawer and footer lead to, by the keys of their labels. */
const linkTo = (page: keyof typeof navigation & keyof typeof paths) => ({
  label: navigation[page],
  href: paths[page],
});

export const homeLink = linkTo('home');
export const contactLink = linkTo('contact');
export const helpLink = linkTo('help');

/** The links on either side of the Products panel, in the bar and in the drawer, and the one within it. */
export const mainNavigation = {
  beforeProducts: [homeLink, linkTo('about')],
  afterProducts: [contactLink],
  help: helpLink,
} as const;

/** Where visitors find help; in the footer. */
export const supportNavigation = [helpLink] as const;

export const footerNavigation = [
  linkTo('about'),
  contactLink,
  linkTo('terms'),
  linkTo('privacy'),
] as const;
