import { expect, type Page } from '@playwright/test';
import { about } from '#messages/pages/about';
import { paths } from '../../src/content/paths';
import { follow } from './loadingPage';
import { deploy, expectKept, heading, hold, keeping, open, test, visit } from './offlineSite';
import { hydrate, local } from './site';

const keptHtml = (page: Page, path: string) =>
  page.evaluate(async (url) => (await caches.match(url))?.text(), local(path));

/** When the days of a copy began to count. */
const keptSince = (page: Page, path: string) =>
  page.evaluate(
    (end) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('workbox-expiration');
        opening.onerror = reject;
        opening.onsuccess = () => {
          const all = opening.result
            .transaction('cache-entries')
            .objectStore('cache-entries')
            .getAll();
          all.onsuccess = () => {
            const entries: { url: string; timestamp: number }[] = all.result;
            resolve(entries.find(({ url }) => url.endsWith(end))?.timestamp ?? 0);
          };
        };
      }),
    local(path),
  );

test('an answer that comes too late to be shown replaces the copy, and the next visit shows it', async ({
  page,
  server,
}) => {
  await visit(page, server, paths.about);
  deploy(server, 'newer');
  const held = hold();
  server.fate = (path) => (path === local(paths.about) ? held.fate : 'answered');
  await page.goto(`${server.url}${local(paths.about)}?from=a-friend`);
  await expect(heading(page)).toHaveText(about.title);
  held.release();
  await expect
    .poll(() => keptHtml(page, paths.about), keeping)
    .toContain('data-deployment="newer"');
  const url = await page.evaluate(
    async (path) => (await caches.match(path))?.url,
    local(paths.about),
  );
  expect(url).not.toContain('friend');

  // The page of before still has its scripts.
  server.fate = (path) => (path === local(paths.about) ? 'silent' : 'answered');
  await hydrate(page);
  await open(page, server, paths.about);
  await expect(heading(page)).toHaveText('newer');
});

test('the days of a copy count anew where the network answers, not where the copy is shown', async ({
  page,
  server,
}) => {
  await visit(page, server, paths.about);
  await expect.poll(() => keptSince(page, paths.about)).toBeGreaterThan(0);
  const since = await keptSince(page, paths.about);
  const held = hold();
  server.fate = (path) => (path === local(paths.about) ? held.fate : 'answered');
  await open(page, server, paths.about);
  await expect(page.locator('html')).toHaveAttribute('data-idle');
  await hydrate(page);
  // What the worker does for a page, it does after what it does for the one before.
  await follow(page, paths.terms);
  await expectKept(page, paths.terms);
  expect(await keptSince(page, paths.about)).toBe(since);
  held.release();
  await expect.poll(() => keptSince(page, paths.about)).toBeGreaterThan(since);
});

test('where the server is at fault, a copy is shown; its error where there is none', async ({
  page,
  server,
}) => {
  await visit(page, server, paths.about);
  const body = '<h1>At fault</h1>';
  server.change = (_path, answer) =>
    answer.type.startsWith('text/html') ? { ...answer, status: 503, body } : answer;
  await open(page, server, paths.about);
  await expect(heading(page)).toHaveText(about.title);
  const answer = await open(page, server, paths.terms);
  expect(answer?.status()).toBe(503);
  await expect(heading(page)).toHaveText('At fault');
});
