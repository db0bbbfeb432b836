import { expect, type Page } from '@playwright/test';
import { company } from '#messages/company';
import { contact } from '#messages/pages/contact';
import { help } from '#messages/pages/help';
import { offline } from '#messages/pages/offline';
import { pages } from '../../src/content/pages';
import { paths } from '../../src/content/paths';
import { eachLanguage } from './eachLanguage';
import { test as base, local } from './site';
import { startUnreliableServer, type UnreliableServer } from './unreliableServer';

const test = base.extend<{ server: UnreliableServer }>({
  server: async ({ baseURL }, provide) => {
    const server = await startUnreliableServer(String(baseURL));
    await provide(server);
    server.close();
  },
});

test.use({ serviceWorkers: 'allow' });

const cut = () => 'cut' as const;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The URLs of what is kept, without their origin. */
const keptUrls = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all(
      (await window.caches.keys()).map((name) => window.caches.open(name)),
    );
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/** Waits until a page is kept. */
const expectKept = (page: Page, path: string) =>
  expect.poll(() => keptUrls(page)).toContain(local(path));

test(
  'after one visit, every page opens without a network: itself, or what says that it needs one',
  eachLanguage,
  async ({ page, server }) => {
    await page.goto(server.url + local(paths.home));
    const title = (await heading(page).textContent()) ?? '';
    await expectKept(page, paths.home);
    server.fate = cut;
    const own = new Map<string, string>([
      [paths.home, title],
      [paths.help, help.title],
      [paths.contact, contact.title],
    ]);
    for (const { path } of pages) {
      await page.goto(server.url + local(path));
      await expect(heading(page)).toHaveText(own.get(path) ?? offline.title);
    }
    await expect(page.getByRole('main').getByText(company.officeHoursText)).toBeVisible();
    const kept = (await keptUrls(page)).filter((url) => !url.startsWith('/static/'));
    const expected = [paths.help, paths.contact, paths.offline, paths.home].map(local);
    expect(kept.toSorted()).toEqual(expected.toSorted());
  },
);
