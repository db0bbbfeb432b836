import { expect } from '@playwright/test';
import { company } from '#messages/company';
import { contactMessages, joinMessages } from '#messages/forms';
import { contact } from '#messages/pages/contact';
import { help } from '#messages/pages/help';
import { offline } from '#messages/pages/offline';
import { thanks } from '#messages/pages/thanks';
import { loadingError } from '#messages/siteFrame';
import { pages } from '../../src/content/pages';
import { paths } from '../../src/content/paths';
import { localPath } from '../../src/domain/localPath';
import { spellings } from '../spellings';
import { expectFailed, fillQuery, sendButton } from './contactPage';
import { eachLanguage } from './eachLanguage';
import { headerLink } from './frame';
import { fillJoin, joinButton } from './joinPage';
import { kindsOfPages } from './kindsOfPages';
import { countLoads } from './loadingPage';
import { expectKept, heading, keptPaths, open, test, visit } from './offlineSite';
import { hydrate, local, sendPath } from './site';

test(
  'after one visit, every page opens without a network: itself, or what says that it needs one',
  eachLanguage,
  async ({ page, server }) => {
    await open(page, server, paths.home);
    const title = (await heading(page).textContent()) ?? '';
    await expectKept(page, paths.home);
    server.fate = () => 'cut';
    const own = new Map<string, string>([
      [paths.home, title],
      [paths.help, help.title],
      [paths.contact, contact.title],
    ]);
    for (const { path } of pages) {
      await open(page, server, path);
      await expect(heading(page)).toContainText(own.get(path) ?? offline.title);
    }
    const main = page.getByRole('main');
    await expect(main.getByText(company.officeHoursText)).toBeVisible();
    for (const href of [`tel:${company.phone}`, 'tel:1930'])
      await expect(main.locator(`a[href="${href}"]`)).toBeVisible();

    // By a link, without script; and what is drawn came along.
    await main.locator(`a[href="${local(paths.help)}"]`).click();
    await expect(heading(page)).toHaveText(help.title);
    const missing = await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.allSettled([...document.images].map((image) => image.decode()));
      await document.fonts.ready;
      const fonts = [...document.fonts].filter(({ status }) => status === 'error');
      const images = [...document.images].filter(({ naturalWidth }) => naturalWidth === 0);
      return [...images.map(({ src }) => src), ...fonts.map(({ family }) => family)];
    });
    // The code for paper is not kept, and a fallback may not be on the device.
    expect(missing.filter((name) => !/\/codes\/| fallback(?: narrow)?$/.test(name))).toEqual([]);
  },
);

test('a page of each kind that was visited opens as itself without a network, at any spelling, in two windows', async ({
  page,
  context,
  server,
}) => {
  test.slow();
  const titles = new Map<string, string>();
  const visited = [...kindsOfPages, paths.join, paths.about];
  for (const path of visited) {
    await visit(page, server, path);
    titles.set(path, (await heading(page).textContent()) ?? '');
  }
  server.fate = () => 'cut';
  const other = await context.newPage();
  for (const [index, path] of visited.entries()) {
    const window = index % 2 === 0 ? page : other;
    await open(window, server, path);
    await expect(heading(window)).toHaveText(titles.get(path) ?? '');
  }
  for (const [written, canonical] of spellings) {
    const title = titles.get(canonical);
    if (title === undefined) continue;
    await page.goto(server.url + written);
    await expect(heading(page), written).toHaveText(title);
  }
  await hydrate(other);
  await headerLink(other, paths.contact).click();
  await expect(heading(other)).toContainText(contact.title);
});

test('a join form that was visited is checked and handed on without a network', async ({
  page,
  server,
}) => {
  for (const path of [paths.thanks, paths.join]) await visit(page, server, path);
  server.fate = () => 'cut';
  await open(page, server, paths.join);
  await hydrate(page);
  await joinButton(page).click();
  await expect(page.getByText(joinMessages.nameRequired)).toBeVisible();
  await fillJoin(page);
  await joinButton(page).click();
  await expect(heading(page)).toHaveText(thanks.title);
});

test('what another language or no page has says the same, at its URL, until there is a network', async ({
  page,
  server,
}) => {
  await visit(page, server, paths.home);
  const loads = countLoads(page, paths.offline);
  for (const path of [localPath('/ta', paths.about), '/no-such-page']) {
    server.fate = () => 'cut';
    await page.goto(server.url + path);
    await expect(heading(page)).toHaveText(offline.title);
    // In an object, since a handle of a promise alone would wait for it: the key is pressed once somebody listens.
    const start = await page.evaluateHandle(() => ({
      seen: new Promise<void>((resolve) => {
        window.addEventListener('app:start', () => setTimeout(resolve), { once: true });
      }),
    }));
    await page.keyboard.press('Shift');
    await start.evaluate(({ seen }) => seen);
    server.fate = () => 'answered';
    await page.getByRole('link', { name: loadingError.retryLabel }).click();
    await expect(heading(page)).not.toHaveText(offline.title);
    await expect(page).toHaveURL(server.url + path);
  }
  expect(loads()).toBe(0);
});

test(
  'it can be installed, and its shortcuts open what is kept',
  eachLanguage,
  async ({ page, context, server }) => {
    await visit(page, server, paths.home);
    const session = await context.newCDPSession(page);
    const { data = '', errors } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const manifest: Record<'start_url' | 'scope' | 'display', string> & {
      shortcuts: { url: string }[];
    } = JSON.parse(data);
    // Besides a name and icons, which have a test of their own, all that browsers ask for.
    expect(manifest).toMatchObject({
      start_url: local(paths.home),
      scope: '/',
      display: expect.stringMatching(/^(fullscreen|standalone|minimal-ui)$/),
    });
    const { shortcuts } = manifest;
    expect(shortcuts.map(({ url }) => url)).toEqual([local(paths.help), local(paths.contact)]);
    const kept = await keptPaths(page);
    for (const { url } of shortcuts) expect(kept['site-always']).toContain(url);
  },
);

test('a query without a network fails as ever, offers a call and an email with what was written, and is kept nowhere', async ({
  page,
  context,
  server,
}) => {
  await visit(page, server, paths.contact);
  await open(page, server, paths.contact);
  await page.goto(`${server.url}/__outbox`);
  await context.setOffline(true);
  server.fate = () => 'cut';
  await open(page, server, paths.contact);
  await hydrate(page);
  await fillQuery(page);
  await sendButton(page).click();
  await expectFailed(page);
  await expect(page.getByText(contactMessages.hintOffline)).toBeVisible();
  await expect(page.getByText(contactMessages.hintOfflineWays)).toBeVisible();
  const alert = page.getByRole('form').locator('.MuiAlert-root');
  await expect(alert.locator(`a[href="tel:${company.phone}"]`)).toBeVisible();
  await expect(alert.locator('a[href^="mailto:"]')).toHaveAttribute('href', /Asha%20Devi/);

  server.fate = () => 'answered';
  await context.setOffline(false);
  const sending = page.waitForRequest(`**${sendPath}`);
  await sendButton(page).click();
  expect((await sending).serviceWorker()).toBeNull();
  await expect(page.getByText(contactMessages.sent)).toBeVisible();

  const kept = await keptPaths(page);
  const always = [paths.help, paths.contact, paths.offline].map(local);
  expect(kept['site-always']?.toSorted()).toEqual(always.toSorted());
  expect(kept['site-visited'] ?? []).toEqual([]);
  for (const file of kept['site-files'] ?? []) expect(file).toMatch(/^\/static\//);
  const texts = await page.evaluate(async () => {
    const cache = await caches.open('site-always');
    const copies = await cache.matchAll();
    return (await Promise.all(copies.map((copy) => copy.text()))).join();
  });
  expect(texts).not.toContain('Asha Devi');
});
