import { expect, type Page, type Route } from '@playwright/test';
import { about } from '#messages/pages/about';
import { paths } from '../../src/content/paths';
import { formRules } from './formFields';
import { footerLink, headerLink, menuButton } from './frame';
import { joinName } from './joinPage';
import {
  collectRequests,
  expectReady,
  hydrate,
  local,
  saveData,
  scriptFiles,
  settle,
  test,
} from './site';

const app = (page: Page) => page.locator('html');

/** Waits until a page has loaded and is idle: what it does of itself it has begun by then. */
const expectIdle = (page: Page) => expect(app(page)).toHaveAttribute('data-idle');

/** Of the application: what registers the worker comes of itself once the page is idle. */
const isScript = (request: { url: () => string }) =>
  scriptFiles.test(request.url()) && !request.url().includes('/entryOffline-');

for (const path of [paths.home, paths.terms]) {
  test(`${path} loads no script of the application before it is wanted, and then hydrates`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const requests = collectRequests(page);
    await page.goto(local(path));
    await expectIdle(page);
    // Where the browser makes the next pages ready, neither reading nor a menu needs the application.
    await page.mouse.click(8, 320);
    await menuButton(page).click();
    await expect(headerLink(page, paths.about)).toBeVisible();
    await settle(page);
    expect(requests.filter(isScript)).toEqual([]);
    await expect(app(page)).not.toHaveAttribute('data-app');

    await hydrate(page);
    expect(requests.filter(isScript)).not.toEqual([]);
  });
}

test('a form page loads the application by itself once it is idle', async ({ page }) => {
  await page.goto(local(paths.contact));
  await expectReady(page);
});

test('hydration leaves the components’ prerendered styles where they stand', async ({
  page,
  problems,
}) => {
  await page.goto(local(paths.home));
  await page.evaluate(() => {
    new MutationObserver((changes) => {
      for (const { removedNodes } of changes)
        for (const { textContent } of removedNodes)
          if (textContent?.includes('.sp-')) console.warn('Styles of components were moved.');
    }).observe(document.head, { childList: true });
  });
  await hydrate(page);
  expect(problems).toEqual([]);
});

test('a form page loads the application at the first pointer movement, before it is idle', async ({
  page,
}) => {
  // An image that does not come keeps the page from being loaded.
  await page.route(/\.svg$/, () => new Promise(() => {}));
  await page.goto(local(paths.join), { waitUntil: 'commit' });
  await joinName(page).waitFor();
  await page.mouse.move(300, 300);
  await expectReady(page);
});

test('the application is no longer loaded once a link is followed', async ({ page, problems }) => {
  // The page stays, as one does where the next never comes.
  await page.route(
    (url) => url.pathname === local(paths.about),
    (route) => route.fulfill({ status: 204 }),
  );
  await page.route(scriptFiles, () => new Promise(() => {}));
  const asked = page.waitForRequest(scriptFiles);
  const givenUp = page.waitForEvent('requestfailed', isScript);
  await page.goto(local(paths.join));
  await asked;
  await footerLink(page, paths.about).evaluate((link: HTMLElement) => link.click());
  await givenUp;
  await expect(app(page)).not.toHaveAttribute('data-app');
  expect(problems).toEqual([]);
});

test('no more than three files of the application are in flight at once', async ({ page }) => {
  const held: Route[] = [];
  let isOpen = false;
  await page.route(scriptFiles, async (route) => {
    if (isOpen || route.request().resourceType() !== 'fetch') await route.continue();
    else held.push(route);
  });
  await page.goto(local(paths.join));
  await expect.poll(() => held.length).toBe(3);
  await settle(page);
  expect(held).toHaveLength(3);
  isOpen = true;
  for (const route of held) await route.continue();
  await expectReady(page);
});

test('while the application starts, a press on a link does not have React hydrate the page first', async ({
  page,
}) => {
  await page.route(scriptFiles, () => new Promise(() => {}));
  await page.goto(local(paths.join));
  await expect(app(page)).toHaveAttribute('data-app', 'starting');
  const reached = await page.evaluate(() => {
    const pressed: string[] = [];
    const root = document.getElementById('root');
    root?.addEventListener('pointerdown', ({ target }) => {
      if (target instanceof Element) pressed.push(target.tagName);
    });
    for (const selector of ['footer a', 'h1'])
      document
        .querySelector(selector)
        ?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    return pressed;
  });
  expect(reached).toEqual(['H1']);
});

test('the 404 page loads the application by itself: that may know the path', async ({ page }) => {
  await page.goto(local('/no-such-page'));
  await expectReady(page);
});

test('where the visitor saves data, a form page loads the application when a field is touched', async ({
  page,
}) => {
  await saveData(page);
  const requests = collectRequests(page);
  await page.goto(local(paths.join));
  await joinName(page).hover();
  await page.mouse.wheel(0, 10);
  await page.locator(`form a[href="${paths.privacy}"]`).dispatchEvent('pointerdown');
  await settle(page);
  expect(requests.filter(isScript)).toEqual([]);
  const rules = page.waitForRequest(formRules);
  await joinName(page).click();
  await expectReady(page);
  await expect(joinName(page)).toBeFocused();
  await rules;
});

test('a touch loads no application on a page without a form, whatever the browser can', async ({
  page,
}) => {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });
  const requests = collectRequests(page);
  await page.goto(local(paths.home));
  await expectIdle(page);
  await page.mouse.click(8, 320);
  await headerLink(page, paths.about).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.title);
  await expectIdle(page);
  expect(requests.filter(isScript)).toEqual([]);
});

test('a prerendered page does nothing until it is opened', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  });
  const requests = collectRequests(page);
  await page.goto(local('/no-such-page'));
  await settle(page);
  expect(requests.filter(isScript)).toEqual([]);
  await expect(app(page)).not.toHaveAttribute('data-idle');

  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expectReady(page);
});
