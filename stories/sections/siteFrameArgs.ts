import { company } from '../../src/content/company';
import { mainNavigation } from '../../src/content/navigation';
import { paths } from '../../src/content/paths';
import { products } from '../../src/content/products';
import { siteFrame as words } from '../../src/content/siteFrame';
import { productLinkGroups } from '../../src/sections/productLinkGroups';
import type { SiteHeaderProps } from '../../src/sections/SiteHeader';
import type { SiteMenuProps } from '../../src/sections/SiteMenu';

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
