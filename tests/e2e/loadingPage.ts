import { expect, type Page, type Route } from '@playwright/test';
import { about } from '#messages/pages/about';
import { loadingError } from '#messages/siteFrame';
import { paths } from '../../src/content/paths';
import { headerLink } from './frame';
import { hydrate, local, titleOf } from './site';

export const aboutChunk = '**/static/js/AboutPage-*.js';

export const followAbout = (page: Page) => headerLink(page, paths.about).click();

export async function expectLoadingError(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: loadingError.title })).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(loadingError.text);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

export async function expectAbout(page: Page) {
  await expect(page).toHaveURL(local(paths.about));
  await expect(page).toHaveTitle(titleOf(about));
  await hydrate(page);
}

/**
 * Opens a page of the site within the page, in the language of this run: by its link, or where it has
 * none as Back and Forward do.
 */
export const follow = (page: Page, path: string) =>
  page.evaluate((href) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`);
    if (link) link.click();
    else {
      history.pushState(null, '', href);
      dispatchEvent(new PopStateEvent('popstate'));
    }
  }, local(path));

/** Expects the page of a path in full, and not the loading error at its URL. */
export async function expectPage(page: Page, path: string) {
  await expect(page).toHaveURL(local(path));
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', new RegExp(`[^/]${local(path)}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Ways in which a script file does not come. */
export const faults = {
  'is cut off': (route: Route) => route.abort('connectionreset'),
  'is answered with a page': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }),
  'is gone': (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'no' }),
};

/** The script that starts the application. */
export const applicationScript = /\/static\/js\/entryClient-/;

/** The scripts of single pages. */
export const ownChunks = /\/static\/js\/\w+Page-[^/]+\.js/;

/** Counts how often the document at a URL is loaded. */
export function countLoads(page: Page, path: string): () => number {
  let loads = 0;
  page.on('request', (request) => {
    const isPage = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (isPage && new URL(request.url()).pathname === local(path)) loads += 1;
  });
  return () => loads;
}
