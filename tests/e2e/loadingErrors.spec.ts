import { expect, type Page, type Route } from '@playwright/test';
import { pageRoutes } from '../../src/app/pageRoutes';
import { contact } from '../../src/content/pages/contact';
import { paths } from '../../src/content/paths';
import { pageFailure } from '../../src/content/siteFrame';
import { queryField, sendButton } from './contactPage';
import { expectReady, openPage, scriptFiles, test } from './site';

const aboutChunk = '**/static/js/AboutPage-*.js';
const errorText = 'This page could not be loaded. Check your connection and try again.';

const followAbout = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();

async function expectLoadingError(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: 'Loading error' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(errorText);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

async function expectAbout(page: Page) {
  await expect(page).toHaveURL('/about');
  await expect(page).toHaveTitle('About Us | Saralpay');
  await expectReady(page);
}

/** Opens a page of the site within the page: by its link, or where it has none as Back and Forward do. */
const follow = (page: Page, path: string) =>
  page.evaluate((href) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`);
    if (link) link.click();
    else {
      history.pushState(null, '', href);
      dispatchEvent(new PopStateEvent('popstate'));
    }
  }, path);

/** Expects the page of a path in full, and not the loading error at its address. */
async function expectPage(page: Page, path: string) {
  await expect(page).toHaveURL(path);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', new RegExp(`[^/]${path}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Ways in which a script file does not come. */
const faults = {
  'is cut off': (route: Route) => route.abort('connectionreset'),
  'is answered with a page': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }),
  'is gone': (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'no' }),
};

const ownChunks = /\/static\/js\/\w+Page-[^/]+\.js/;

/** Counts how often the document at an address is loaded. */
function countLoads(page: Page, path: string): () => number {
  let loads = 0;
  page.on('request', (request) => {
    const isPage = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (isPage && new URL(request.url()).pathname === path) loads += 1;
  });
  return () => loads;
}

test('a lost chunk shows the loading error between header and footer', async ({
  page,
  problems,
}) => {
  await openPage(page, '/');
  await page.route(aboutChunk, (route) => route.abort());
  await followAbout(page);
  await expectLoadingError(page);
  await expect(page).toHaveURL('/about');
  await expect(page).toHaveTitle('Loading error | Saralpay');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(problems.filter((text) => !text.startsWith('Failed to load resource'))).not.toEqual([]);

  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveTitle('Contact Us | Saralpay');
});

test('trying again loads the page once it can be had', async ({ page }) => {
  await openPage(page, '/');
  await page.route(aboutChunk, (route) => route.abort());
  await followAbout(page);
  await expectLoadingError(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectAbout(page);
});

test('trying again while nothing can be had tells again, and still works later', async ({
  page,
  context,
}) => {
  await openPage(page, '/');
  await context.setOffline(true);
  await followAbout(page);
  await expectLoadingError(page);
  const alert = await page.getByRole('main').getByRole('alert').elementHandle();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => alert?.evaluate((element) => element.isConnected)).toBe(false);
  await expectLoadingError(page);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectAbout(page);
});

test('a chunk that takes 120 seconds shows the loading error', async ({ page }) => {
  await page.clock.install({ time: '2026-11-02T10:00:00+05:30' });
  await openPage(page, '/');
  await page.route(aboutChunk, () => new Promise(() => {}));
  await page.clock.pauseAt('2026-11-02T10:10:00+05:30');
  const asked = page.waitForRequest(aboutChunk);
  await followAbout(page);
  await asked;
  await page.clock.fastForward(1000);
  await expect(page.getByRole('status').getByText('Loading the page')).toBeAttached();
  await page.clock.fastForward(118_999);
  await expect(page.getByRole('status').getByText('Loading the page')).toBeAttached();
  await expect(page.getByText(errorText)).toHaveCount(0);
  await page.clock.fastForward(1);
  await expectLoadingError(page);
});

for (const [fault, answer] of Object.entries(faults)) {
  test(`every page whose script ${fault} shows the loading error, and can be had later`, async ({
    page,
  }) => {
    const walk = pageRoutes.map(({ path }) => path).filter((path) => path !== paths.terms);
    await openPage(page, paths.terms);
    await page.evaluate(() => {
      document.documentElement.dataset.stays = 'yes';
    });
    await page.route(scriptFiles, answer);
    for (const path of walk) {
      await follow(page, path);
      await expect(page).toHaveURL(path);
      await expectLoadingError(page);
    }
    await page.unrouteAll();
    for (const path of walk) {
      await follow(page, path);
      await expectPage(page, path);
    }
    // All of it without a reload.
    await expect(page.locator('html')).toHaveAttribute('data-stays', 'yes');
  });
}

test('every page whose script takes 120 seconds shows the loading error', async ({ page }) => {
  await page.clock.install({ time: '2026-11-02T10:00:00+05:30' });
  await openPage(page, paths.terms);
  await page.route(scriptFiles, () => new Promise(() => {}));
  await page.clock.pauseAt('2026-11-02T10:10:00+05:30');
  for (const { path } of pageRoutes.filter((route) => route.path !== paths.terms)) {
    const asked = page.waitForRequest(ownChunks);
    await follow(page, path);
    await asked;
    await page.clock.fastForward(120_000);
    await expect(page).toHaveURL(path);
    await expectLoadingError(page);
  }
  await page.unrouteAll();
  await page.clock.resume();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectReady(page);
  await expectPage(page, pageRoutes.at(-1)?.path ?? '');
});

test('a shared script that does not come is told alike, and asked for again', async ({ page }) => {
  await openPage(page, paths.terms);
  await page.route(scriptFiles, (route) =>
    ownChunks.test(route.request().url()) ? route.continue() : route.abort(),
  );
  for (const path of [paths.contact, paths.join, paths.microAtm]) {
    await follow(page, path);
    await expect(page).toHaveURL(path);
    await expectLoadingError(page);
  }
  await page.unrouteAll();
  await follow(page, paths.join);
  await expectPage(page, paths.join);
});

test('after each new deployment that removed its script, every page is loaded anew, once', async ({
  page,
}) => {
  let deployment = 0;
  let isRemoved = false;
  await openPage(page, paths.terms);
  await page.route(scriptFiles, (route) =>
    isRemoved ? route.fulfill({ status: 404, contentType: 'text/html' }) : route.continue(),
  );
  await page.route(
    (url) => pageRoutes.some(({ path }) => path === url.pathname),
    async (route) => {
      if (route.request().isNavigationRequest()) isRemoved = false;
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(/data-deployment="[^"]+"/, `data-deployment="${deployment}"`);
      await route.fulfill({ response, body });
    },
  );
  for (const { path } of pageRoutes.filter((route) => route.path !== paths.terms)) {
    const loads = countLoads(page, path);
    deployment += 1;
    isRemoved = true;
    await follow(page, path);
    await expect(page.locator('html')).toHaveAttribute('data-deployment', String(deployment));
    await expectReady(page);
    await expectPage(page, path);
    expect(loads()).toBe(1);
  }
});

for (const { name, isGoneForGood } of [
  {
    name: 'a new deployment that removed a chunk ends in one load of the right page',
    isGoneForGood: false,
  },
  {
    name: 'a chunk that a new deployment lacks as well does not end in a loop',
    isGoneForGood: true,
  },
]) {
  test(name, async ({ page }) => {
    await openPage(page, '/');
    const loads = countLoads(page, '/about');
    await page.route(aboutChunk, async (route) => {
      if (loads() > 0 && !isGoneForGood) await route.continue();
      else await route.fulfill({ status: 404, contentType: 'text/html', body: 'gone' });
    });
    await page.route('/about', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({
        response,
        body: html.replace(/data-deployment="[^"]+"/, 'data-deployment="another"'),
      });
    });
    await followAbout(page);
    await expect(page.locator('html')).toHaveAttribute('data-deployment', 'another');
    await expect(page.locator('html')).toHaveAttribute(
      'data-app',
      isGoneForGood ? 'failed' : 'ready',
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Banking belongs where people live',
    );
    await page.waitForLoadState('networkidle');
    expect(loads()).toBe(1);
  });
}

test('where a host minds letter case, the 404 page goes to the right spelling', async ({
  page,
  request,
}) => {
  const notFound = await (await request.get('/no-such-page')).text();
  await page.route(/\/(joinus|JOINUS)/, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: notFound }),
  );
  for (const written of ['/joinus', '/JOINUS/?from=card#main']) {
    await page.goto(written);
    await expect(page).toHaveTitle('Join Us | Saralpay');
    await expect(page).toHaveURL(written.replace(/^\/joinus\/?/i, '/JoinUs'));
    await expectReady(page);
  }
});

for (const { part, pattern } of [
  { part: 'the application', pattern: /\/static\/js\/index-/ },
  { part: 'a script that all pages share', pattern: /\/static\/js\/rolldown-runtime-/ },
  { part: 'the script of the page', pattern: ownChunks },
]) {
  test(`where ${part} does not come, the page works as plain HTML and a submit tries again`, async ({
    page,
  }) => {
    for (const answer of Object.values(faults)) {
      await page.setViewportSize({ width: 360, height: 640 });
      await page.route(pattern, answer);
      await page.goto(paths.contact);
      await queryField(page, 'name').fill('Asha Devi');
      await expect(page.locator('html')).toHaveAttribute('data-app', 'failed');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.title);
      await expect(page.getByText(contact.form.scriptless.text)).toBeVisible();

      const bar = page.getByRole('banner');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(bar.getByRole('link', { name: 'About Us' })).toBeVisible();
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.getByRole('button', { name: 'Products' }).click();
      await expect(bar.getByRole('link', { name: 'Recharge' })).toBeVisible();
      await page.keyboard.press('Escape');

      await page.unrouteAll();
      await sendButton(page).click();
      await expectReady(page);
      await expect(page.getByText('Please enter your email address.')).toBeVisible();
      await expect(queryField(page, 'name')).toHaveValue('Asha Devi');
      await expect(page.getByText(contact.form.scriptless.text)).toBeHidden();
    }
    await page.route(pattern, (route) => route.abort());
    await page.goto(paths.contact);
    await expect(page.locator('html')).toHaveAttribute('data-app', 'failed');
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
    await expectPage(page, paths.about);
  });
}

test('an application that takes 120 seconds is given up in sight, and may still come', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-02T10:00:00+05:30' });
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(/\/static\/js\/index-/, async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto(paths.contact);
  await queryField(page, 'name').fill('Asha Devi');
  await sendButton(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-app', 'starting');
  await page.clock.pauseAt('2026-11-02T10:01:50+05:30');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'starting');
  await page.clock.fastForward(20_000);
  await expect(page.locator('html')).toHaveAttribute('data-app', 'failed');
  await expect(page.getByText(contact.form.scriptless.text)).toBeVisible();

  open();
  await page.clock.resume();
  await expectReady(page);
  await expect(queryField(page, 'name')).toHaveValue('Asha Devi');
  // The submit that was given up is not made behind the visitor's back.
  await expect(page.getByText('Please enter your email address.')).toHaveCount(0);
  await sendButton(page).click();
  await expect(page.getByText('Please enter your email address.')).toBeVisible();
});

test('where a browser remembers a script that failed, a later try asks under another address', async ({
  page,
}) => {
  const plain = /\/static\/js\/(JoinPage|AboutPage)-[^/?]+\.js$/;
  await page.route(plain, (route) => route.abort());
  await page.goto(paths.join);
  await expect(page.locator('html')).toHaveAttribute('data-app', 'failed');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expectReady(page);
  await expect(page.getByText('Name is required!')).toBeVisible();

  await followAbout(page);
  await expectLoadingError(page);
  await follow(page, paths.join);
  await expectPage(page, paths.join);
  await followAbout(page);
  await expectPage(page, paths.about);
});

test('a page that fails while it is shown says so honestly, and can be tried again', async ({
  page,
}) => {
  await openPage(page, '/');
  const expectFailure = async () => {
    await expect(page).toHaveTitle(`${pageFailure.title} | Saralpay`);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(pageFailure.text);
    await expect(page.getByText('Check your connection')).toHaveCount(0);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  };
  await page.route(aboutChunk, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export function AboutPage() { throw new Error("A fault of the page"); }',
    }),
  );
  await followAbout(page);
  await expectFailure();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  // Loaded anew it fails as it comes to life.
  const loads = countLoads(page, '/about');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(loads).toBe(1);
  await expectFailure();
  await page.waitForLoadState('networkidle');
  expect(loads()).toBe(1);

  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectAbout(page);
});
