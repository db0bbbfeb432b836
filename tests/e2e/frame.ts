import type { Locator, Page } from '@playwright/test';
import { siteFrame } from '#messages/siteFrame';
import { footerNavigation, mainNavigation } from '../../src/content/navigation';
import { type PagePath, paths } from '../../src/content/paths';
import { products } from '../../src/content/products';
import { fillPlaceholders } from '../../src/domain/fillPlaceholders';

/** What the links of the header and of the footer are called, by the pages that they lead to. */
const headerLabels = new Map<PagePath, string>(
  [
    ...mainNavigation.beforeProducts,
    ...mainNavigation.afterProducts,
    { label: siteFrame.joinLabel, href: paths.join },
  ].map(({ href, label }) => [href, label]),
);
const footerLabels = new Map<PagePath, string>(
  footerNavigation.map(({ href, label }) => [href, label]),
);

const header = (page: Page): Locator => page.getByRole('banner');

/** A link in the bar of a wide window, or in the open menu of a phone. */
export const headerLink = (page: Page, path: PagePath): Locator =>
  header(page).getByRole('link', { name: named(headerLabels, path), exact: true });

export const footerLink = (page: Page, path: PagePath): Locator =>
  page.getByRole('contentinfo').getByRole('link', { name: named(footerLabels, path), exact: true });

export const loginLink = (page: Page): Locator =>
  header(page).getByRole('link', { name: siteFrame.loginLabel, exact: true });

export const productsButton = (page: Page): Locator =>
  page.getByRole('button', { name: siteFrame.productsLabel });

/** The list of every product with its services, in the panel and in the menu. */
export const productsList = (page: Page): Locator =>
  page.getByRole('list', { name: siteFrame.productsPanelLabel });

export const menuButton = (page: Page): Locator =>
  page.getByRole('button', { name: siteFrame.menuLabel });

export const menu = (page: Page): Locator => page.locator('#site-menu');

/** The link to a service in the open panel, or in the open menu of a phone. */
export const serviceLink = (page: Page, path: PagePath, service: string): Locator =>
  header(page)
    .getByRole('link', { name: serviceName(path, service), exact: true })
    .and(page.locator(`[href$="${path}#${service}"]`));

/** What unfolds the services of a product in the open menu of a phone. */
export const servicesButton = (page: Page, path: PagePath): Locator => {
  const { name = '' } = products.find((product) => product.path === path) ?? {};
  return menu(page).getByLabel(fillPlaceholders(siteFrame.servicesLabel, { product: name }));
};

/** The heading of a service on the page of its product. */
export const serviceHeading = (page: Page, path: PagePath, service: string): Locator =>
  page.getByRole('heading', { level: 2, name: serviceName(path, service), exact: true });

/** What a service of a product is called, in the navigation and on its page. */
function serviceName(path: PagePath, service: string): string {
  const services = products.find((product) => product.path === path)?.services;
  const name = services?.find(({ id }) => id === service)?.name;
  if (!name) throw new Error(`${path} has no service ${service}.`);
  return name;
}

function named(labels: ReadonlyMap<PagePath, string>, path: PagePath): string {
  const label = labels.get(path);
  if (!label) throw new Error(`No link leads to ${path}.`);
  return label;
}
