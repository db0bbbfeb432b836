import { expect, type Page } from '@playwright/test';
import { about } from '#words/pages/about';
import { paths } from '../../src/content/paths';
import { headerLink, menuButton } from './frame';
import { joinName } from './joinPage';
import {
  collectRequests,
  expectReady,
  local,
  openPage,
  saveData,
  scriptFiles,
  test,
  wake,
} from './site';

const app = (page: Page) => page.locator('html');

/** Waits until a page has loaded and is idle: what it does of itself it has begun by then. */
const expectRest = (page: Page) => expect(app(page)).toHaveAttribute('data-rest', '');

/** What a phone's browser without speculation rules says of itself. */
const withoutPrerendering = (page: Page) =>
  page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });

const isScript = (request: { url: () => string }) => scriptFiles.test(request.url());

for (const path of [paths.home, paths.about, paths.microAtm, paths.terms]) {
  test(`${path} loads no script file before it is wanted, and then comes to life`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const requests = collectRequests(page);
    await page.goto(local(path));
    await expectRest(page);
    // Where the browser makes the next pages ready, neither reading nor a menu needs the application.
    await page.mouse.click(8, 320);
    await menuButton(page).click();
    await expect(headerLink(page, paths.about)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(requests.filter(isScript)).toEqual([]);
    await expect(app(page)).not.toHaveAttribute('data-app');

    await wake(page);
    expect(requests.filter(isScript)).not.toEqual([]);
  });
}

for (const path of [paths.join, paths.contact]) {
  test(`${path} comes to life at the first sign of a visitor`, async ({ page }) => {
    const requests = collectRequests(page);
    await page.goto(local(path));
    await expectRest(page);
    expect(requests.filter(isScript)).toEqual([]);
    await page.mouse.move(300, 300);
    await page.mouse.wheel(0, 100);
    await expectReady(page);
  });
}

test('the 404 page comes to life of itself: the application may know the address', async ({
  page,
}) => {
  await page.goto(local('/no-such-page'));
  await expectReady(page);
});

test('a form comes to life when a field is touched where the visitor saves data', async ({
  page,
}) => {
  await saveData(page);
  const requests = collectRequests(page);
  await page.goto(local(paths.join));
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 100);
  await page.waitForLoadState('networkidle');
  expect(requests.filter(isScript)).toEqual([]);
  await joinName(page).click();
  await expectReady(page);
  await expect(joinName(page)).toBeFocused();
});

test('where the browser makes no pages ready, a touch that is not on a link brings the page to life', async ({
  page,
}) => {
  await withoutPrerendering(page);
  await page.goto(local(paths.home));
  await expectRest(page);
  await expect(app(page)).not.toHaveAttribute('data-app');
  await page.mouse.click(8, 320);
  await expectReady(page);
});

test('a link that is followed before the page has come to life loads no application first', async ({
  page,
}) => {
  await withoutPrerendering(page);
  await page.goto(local(paths.home));
  await expectRest(page);
  const requests = collectRequests(page);
  await headerLink(page, paths.about).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.title);
  await expectRest(page);
  expect(requests.filter(isScript)).toEqual([]);
});

test('a page that the browser makes ready for later does nothing until it is opened', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  });
  const requests = collectRequests(page);
  await page.goto(local('/no-such-page'));
  await page.waitForLoadState('networkidle');
  expect(requests.filter(isScript)).toEqual([]);
  await expect(app(page)).not.toHaveAttribute('data-rest');

  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expectReady(page);
});

test('a page that has come to life loads the pages whose links are in sight, and no others', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const requests = collectRequests(page);
  const loaded = (name: string) => requests.some((request) => request.url().includes(`/${name}-`));
  await openPage(page, paths.join);
  await expect.poll(() => loaded('AboutPage')).toBe(true);
  await expect.poll(() => loaded('ContactPage')).toBe(true);
  expect(loaded('TermsPage')).toBe(false);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => loaded('TermsPage')).toBe(true);
});

test('where the visitor saves data, no page is loaded before it is opened', async ({ page }) => {
  await saveData(page);
  await openPage(page, paths.join);
  const requests = collectRequests(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(requests.filter(isScript)).toEqual([]);
});
