import { company } from '../../src/content/company';
import { footerNavigation, mainNavigation } from '../../src/content/navigation';
import { paths } from '../../src/content/paths';
import { products } from '../../src/content/products';
import { siteFrame as words } from '../../src/content/siteFrame';
import { productLinkGroups } from '../../src/sections/productLinkGroups';
import type { SiteFooterProps } from '../../src/sections/SiteFooter';
import type { SiteHeaderProps } from '../../src/sections/SiteHeader';
import type { SiteMenuProps } from '../../src/sections/SiteMenu';
import { longLabel } from '../blocks/longWords';
import { longCompany } from './longCompany';

/** The header as every page has it. */
export const headerArgs: SiteHeaderProps = {
  words,
  mainHref: '#main',
  navigation: mainNavigation,
  products,
  homeHref: paths.home,
  joinHref: paths.join,
  loginHref: company.loginUrl,
};

/** The menu as the header has it. */
export const menuArgs: SiteMenuProps = {
  words,
  navigation: mainNavigation,
  groups: productLinkGroups(products),
  loginHref: company.loginUrl,
};

/** The footer as every page has it. */
export const footerArgs: SiteFooterProps = { words, links: footerNavigation, company };

/** A footer whose facts and links are longer than they should ever be. */
export const longFooter: Pick<SiteFooterProps, 'links' | 'company'> = {
  links: footerNavigation.map((link) => ({ ...link, label: longLabel })),
  company: { ...longCompany, legalName: longLabel },
};
