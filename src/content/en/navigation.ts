import type { LinkContent } from '../contentShapes';
import { paths } from '../paths';

interface MainNavigation {
  beforeProducts: readonly LinkContent[];
  afterProducts: readonly LinkContent[];
  /** Within Products. */
  help: LinkContent;
}

/** Where visitors find help; in the drawer and in the footer. */
export const supportNavigation = [
  { label: 'Help & Safety', href: paths.help },
] as const satisfies readonly LinkContent[];

/** The links on either side of the Products panel, in the bar and in the drawer. */
export const mainNavigation = {
  beforeProducts: [
    { label: 'Home', href: paths.home },
    { label: 'About Us', href: paths.about },
  ],
  afterProducts: [{ label: 'Contact Us', href: paths.contact }],
  help: supportNavigation[0],
} as const satisfies MainNavigation;

export const footerNavigation = [
  { label: 'About Us', href: paths.about },
  { label: 'Contact Us', href: paths.contact },
  { label: 'Terms & Conditions', href: paths.terms },
  { label: 'Privacy Policy', href: paths.privacy },
] as const satisfies readonly LinkContent[];
