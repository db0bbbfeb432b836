import { expect, type Page, type Route } from '@playwright/test';
import { wake } from './site';

export const aboutChunk = '**/static/js/AboutPage-*.js';
export const errorText = 'This page could not be loaded. Check your connection and try again.';

export const followAbout = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();

export async function expectLoadingError(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: 'Loading error' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(errorText);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

export async function expectAbout(page: Page) {
  await expect(page).toHaveURL('/about');
  await expect(page).toHaveTitle('About Us | Saralpay');
  await wake(page);
}

/** Opens a page of the site within the page: by its link, or where it has none as Back and Forward do. */
export const follow = (page: Page, path: string) =>
  page.evaluate((href) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`);
    if (link) link.click();
    else {
      history.pushState(null, '', href);
      dispatchEvent(new PopStateEvent('popstate'));
    }
  }, path);

/** Expects the page of a path in full, and not the loading error at its address. */
export async function expectPage(page: Page, path: string) {
  await expect(page).toHaveURL(path);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', new RegExp(`[^/]${path}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Ways in which a script file does not come. */
export const faults = {
  'is cut off': (route: Route) => route.abort('connectionreset'),
  'is answered with a page': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }),
  'is gone': (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'no' }),
};

export const ownChunks = /\/static\/js\/\w+Page-[^/]+\.js/;

/** Counts how often the document at an address is loaded. */
export function countLoads(page: Page, path: string): () => number {
  let loads = 0;
  page.on('request', (request) => {
    const isPage = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (isPage && new URL(request.url()).pathname === path) loads += 1;
  });
  return () => loads;
}
