import { company } from '#messages/company';
import { language } from '#messages/language';
import { siteFrame as messages } from '#messages/siteFrame';
import type { LanguageLink } from '../../src/atoms/LanguageLinks';
import { languages } from '../../src/content/languages';
import { footerNavigation, mainNavigation, supportNavigation } from '../../src/content/navigation';
import { paths } from '../../src/content/paths';
import { products } from '../../src/content/products';
import type { SiteFooterProps } from '../../src/sections/SiteFooter';
import type { SiteHeaderProps } from '../../src/sections/SiteHeader';

/** Home in the other languages, as the frame of every page has it. */
const languageLinks: readonly LanguageLink[] = languages
  .filter(({ code }) => code !== language.code)
  .map(({ prefix, ...other }) => ({ ...other, href: prefix || '/' }));

/** The header as every page has it. */
export const headerArgs: SiteHeaderProps = {
  messages,
  mainHref: '#main',
  navigation: mainNavigation,
  products,
  homeHref: paths.home,
  joinHref: paths.join,
  loginHref: company.loginUrl,
  languageLinks,
  languageName: language.name,
};

/** The footer as every page has it. */
export const footerArgs: SiteFooterProps = {
  messages,
  links: footerNavigation,
  products,
  support: supportNavigation,
  languageLinks,
  company,
};
