import { expect, type Page } from '@playwright/test';
import { siteFrame } from '#messages/siteFrame';
import { paths } from '../../src/content/paths';
import { eachLanguage } from './eachLanguage';
import { kindsOfPages } from './kindsOfPages';
import {
  collectRequests,
  hasFocusWithin,
  holdScripts,
  hydrate,
  local,
  mapOrigin,
  openPage,
  settle,
  test,
} from './site';

declare global {
  interface Window {
    firstHeading?: Element | null;
    layoutShifts: string[];
  }
}

const kinds = new Set<string>(kindsOfPages);
/** One page of each frame and each kind of component; every page in every language hydrates in `everyRoute.spec.ts`. */
const addresses = [...kindsOfPages, paths.about, paths.join, paths.help, '/no-such-page'];

/** Notes every element that is moved from now on, and the heading that the page came with. */
async function watchLayout(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const start = performance.now();
    window.firstHeading = document.querySelector('h1');
    window.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.startTime < start || !('sources' in entry)) continue;
        const sources = entry.sources as { node: Node | null }[];
        window.layoutShifts.push(sources.map(({ node }) => node?.textContent?.slice(0, 40)).join());
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What can be read on the page, without what only scripts can tell. */
async function readText(page: Page): Promise<string> {
  const main = page.getByRole('main');
  let text = (await main.allInnerTexts()).join();
  for (const told of await main.getByRole('status').allInnerTexts()) text = text.replace(told, '');
  return text.replaceAll(/\s+/g, ' ').trim();
}

for (const path of addresses) {
  // The pages share one frame: a wide window is looked at where a page has most in it.
  for (const width of path === paths.home || path === paths.contact ? [360, 1280] : [360]) {
    const details = width === 360 && kinds.has(path) ? eachLanguage : {};
    test(
      `scripts of its own take over ${path} at ${width} px in silence, and no other host is called but the map`,
      details,
      async ({ page, problems, baseURL }) => {
        const requests = collectRequests(page);
        // A wide window is low, as the map of Contact must not come near it yet.
        await page.setViewportSize({ width, height: width === 360 ? 720 : 480 });
        const release = await holdScripts(page);
        await page.goto(local(path));
        await settle(page);
        await watchLayout(page);
        const text = await readText(page);
        expect(text.length).toBeGreaterThan(100);
        await release();

        await settle(page);
        expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
        // Where React finds another page than the one that was prerendered, it builds it anew.
        const isKept = await page.evaluate(
          () => window.firstHeading === document.querySelector('h1'),
        );
        expect(isKept).toBe(true);
        expect(await readText(page)).toBe(text);
        const notFound = path === '/no-such-page' ? [expect.stringMatching(/status of 404/)] : [];
        expect(problems).toEqual(notFound);
        const scripts = requests.filter((request) => request.resourceType() === 'script');
        expect(scripts.length).toBeGreaterThan(0);
        const urls = scripts.map((request) => request.url());
        expect(urls.filter((url) => !url.startsWith(`${baseURL}/static/js/`))).toEqual([]);
        const fonts = requests.filter((request) => request.resourceType() === 'font');
        const files = fonts.map((request) => request.url());
        expect(files).not.toEqual([]);
        expect(files, 'no font is asked for twice').toEqual([...new Set(files)]);

        await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
        await page.evaluate(() => {
          for (const image of document.images) image.loading = 'eager';
        });
        await settle(page);
        const elsewhere = () => {
          const origins = requests
            .map((request) => new URL(request.url()))
            .filter(({ origin, protocol }) => origin !== baseURL && protocol !== 'data:')
            .map(({ origin }) => origin);
          return [...new Set(origins)];
        };
        await expect.poll(elsewhere).toEqual(path === paths.contact ? [mapOrigin] : []);
      },
    );
  }
}

test('the skip link is the first stop and leads into the page', async ({ page }) => {
  await openPage(page, paths.contact);
  const main = page.getByRole('main');
  const skip = page.getByRole('link', { name: siteFrame.skipLabel });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(main).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await hasFocusWithin(main)).toBe(true);
});

test('a page that was scrolled before the scripts came stays where it is', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(local(paths.home));
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 900);
  const position = () => page.evaluate(() => window.scrollY);
  await expect.poll(position).toBe(900);
  await release();
  await settle(page);
  expect(await position()).toBe(900);
});

test('a reload stays where the page was scrolled to', async ({ page }) => {
  await openPage(page, paths.home);
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 900);
  const position = () => page.evaluate(() => window.scrollY);
  await expect.poll(position).toBe(900);
  await page.reload();
  await hydrate(page);
  await expect.poll(position).toBe(900);
});
