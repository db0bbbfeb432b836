import { expect, type Page } from '@playwright/test';
import { about } from '#messages/pages/about';
import { contact } from '#messages/pages/contact';
import { buildWorker } from '../../build/offline/buildWorker';
import { paths } from '../../src/content/paths';
import { workerUrl } from '../../src/domain/workerUrl';
import { headerLink } from './frame';
import { heading, keptPaths, open, test, visit, workerOf } from './offlineSite';
import { hydrate, local } from './site';
import type { UnreliableServer } from './unreliableServer';

/** Opens pages with and without the application, as if there were no worker. */
async function expectWorkingSite(page: Page, server: UnreliableServer) {
  await open(page, server, paths.about);
  await expect(heading(page)).toHaveText(about.title);
  await hydrate(page);
  await headerLink(page, paths.contact).click();
  await expect(heading(page)).toContainText(contact.title);
}

const worker = (body: string, status = 200, type = 'text/javascript') => ({ status, type, body });

test('the site works as before with a worker that cannot be had, is no script, or throws', async ({
  page,
  server,
}) => {
  for (const broken of [
    worker('', 500),
    worker('<!doctype html><title>Sign in</title>', 200, 'text/html'),
    worker('throw new Error("broken")'),
    worker('addEventListener("fetch", () => { throw new Error("broken"); });'),
  ]) {
    server.change = (path, answer) => (path === workerUrl ? broken : answer);
    server.asked.length = 0;
    await open(page, server, paths.home);
    await expect.poll(() => server.asked).toContain(workerUrl);
    await expectWorkingSite(page, server);
  }
});

test('the site works as before where storage is full or blocked, at once or later', async ({
  page,
  context,
  server,
}) => {
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: server.url, quotaSize: 100_000 });
  await open(page, server, paths.home);
  await expect.poll(() => server.asked).toContain(local(paths.help));
  await expectWorkingSite(page, server);
  expect(await workerOf(page)).toBeUndefined();
  await session.send('Storage.overrideQuotaForOrigin', { origin: server.url });

  // Full once Help and Contact are there: these stay, with their files.
  await visit(page, server, paths.home);
  await visit(page, server, paths.about);
  const { usage } = await session.send('Storage.getUsageAndQuota', { origin: server.url });
  await session.send('Storage.overrideQuotaForOrigin', { origin: server.url, quotaSize: usage });
  await open(page, server, paths.terms);
  await expect
    .poll(async () => {
      const { 'site-visited': visited, 'site-files': files } = await keptPaths(page);
      return [...(visited ?? []), ...(files ?? [])].filter((path) => /about/i.test(path));
    })
    .toEqual([]);
  await expectWorkingSite(page, server);
  server.fate = () => 'cut';
  await open(page, server, paths.help);
  await hydrate(page);
  await headerLink(page, paths.contact).click();
  await expect(heading(page)).toContainText(contact.title);
  server.fate = () => 'answered';
  await session.send('Storage.overrideQuotaForOrigin', { origin: server.url });

  const block =
    'CacheStorage.prototype.open = CacheStorage.prototype.match = async () => { throw 0 };';
  server.change = (path, answer) =>
    path === workerUrl
      ? { ...answer, body: `onactivate = () => { ${block} };${answer.body}` }
      : answer;
  await open(page, server, paths.home);
  await expect.poll(() => workerOf(page)).toBe('activated');
  await expectWorkingSite(page, server);
});

test('turned off, the worker takes what it kept and itself away', async ({ page, server }) => {
  await visit(page, server, paths.home);
  const { code } = await buildWorker(false);
  server.change = (path, answer) =>
    path === workerUrl
      ? { ...answer, body: code }
      : { ...answer, body: answer.body.replace(/ data-later="[^"]+"/, '') };
  // The browser looks for another worker some time after a page is opened.
  await expect(async () => {
    await open(page, server, paths.about);
    await expect.poll(() => workerOf(page), { timeout: 5_000 }).toBeUndefined();
  }).toPass();
  await expect.poll(() => keptPaths(page)).toEqual({});
  await open(page, server, paths.about);
  await expectWorkingSite(page, server);
});
