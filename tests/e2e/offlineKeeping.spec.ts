import { expect } from '@playwright/test';
import { about } from '#messages/pages/about';
import { contact } from '#messages/pages/contact';
import { help } from '#messages/pages/help';
import { offline } from '#messages/pages/offline';
import { loadingError } from '#messages/siteFrame';
import { paths } from '../../src/content/paths';
import { workerUrl } from '../../src/domain/workerUrl';
import { headerLink } from './frame';
import { countLoads, follow } from './loadingPage';
import {
  deploy,
  expectKept,
  heading,
  hold,
  keeping,
  keptPaths,
  open,
  test,
  visit,
  workerOf,
} from './offlineSite';
import { hydrate, local, saveData } from './site';

test('the worker is registered once a page is loaded and idle', async ({ page, server }) => {
  const held = hold();
  server.fate = (path) => (path.endsWith('.svg') ? held.fate : 'answered');
  await page.goto(server.url + local(paths.home), { waitUntil: 'commit' });
  await expect(heading(page)).toBeVisible();
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => resolve(), { timeout: 1000 });
      }),
  );
  expect(server.asked).not.toContain(workerUrl);
  held.release();
  await expect.poll(() => server.asked, keeping).toContain(workerUrl);
});

test('where the visitor saves data, no worker is registered', async ({ page, server }) => {
  await saveData(page);
  await open(page, server, paths.contact);
  await hydrate(page);
  await headerLink(page, paths.about).click();
  await expect(heading(page)).toHaveText(about.title);
  expect(server.asked).not.toContain(workerUrl);
  expect(await workerOf(page)).toBeUndefined();
});

test('where the network dies midway, nothing is kept by halves, and the next visit goes on', async ({
  page,
  server,
}) => {
  // The first script of Contact that Help does not have.
  server.fate = (path) => (path.includes('/ContactPage-') ? 'cut' : 'answered');
  await open(page, server, paths.help);
  await expect.poll(() => server.asked.some((path) => path.includes('/ContactPage-'))).toBe(true);
  await expect.poll(() => keptPaths(page)).toEqual({});
  expect(await workerOf(page)).toBeUndefined();

  server.fate = () => 'answered';
  await visit(page, server, paths.help);
  server.fate = () => 'cut';
  await hydrate(page);
  await headerLink(page, paths.contact).click();
  await expect(heading(page)).toContainText(contact.title);
  await headerLink(page, paths.about).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(loadingError.text);
  await expect(page.getByRole('heading', { name: offline.ways.title })).toBeVisible();

  server.fate = () => 'answered';
  await page.getByRole('button', { name: loadingError.retryLabel }).click();
  await expect(heading(page)).toHaveText(about.title);
  await expectKept(page, paths.about);
});

test('a network that never answers gives way to the copy, or later to what says so; with one, a page is the newest', async ({
  page,
  server,
}) => {
  // Where there is no copy, sooner than after half a minute.
  const sooner =
    'const later = setTimeout; setTimeout = (task, ms) => later(task, Math.min(ms, 6000));';
  server.change = (path, answer) =>
    path === workerUrl ? { ...answer, body: sooner + answer.body } : answer;
  await visit(page, server, paths.help);
  deploy(server, 'newer');
  await open(page, server, paths.help);
  await expect(heading(page)).toHaveText('newer');
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/help'))?.text()))
    .toContain('data-deployment="newer"');
  server.fate = () => 'silent';
  await open(page, server, paths.help);
  await expect(heading(page)).toHaveText('newer');
  await open(page, server, paths.about);
  await expect(page.getByText(offline.text)).toBeVisible();
});

test('a page that is kept while another one is keeps all of its files', async ({
  page,
  server,
}) => {
  await visit(page, server, paths.about);
  await visit(page, server, paths.terms);
  deploy(server, 'newer');
  const newer = server.change;
  const files = ['/static/first.txt', '/static/last.txt'];
  server.change = (path, answer) => {
    if (files.includes(path)) return { status: 200, type: 'text/plain', body: path };
    const changed = newer(path, answer);
    return path === local(paths.about)
      ? { ...changed, body: `${changed.body}<!-- ${files.join(' ')} -->` }
      : changed;
  };
  const held = hold();
  server.fate = (path) => (path === files.at(-1) ? held.fate : 'answered');
  await open(page, server, paths.about);
  // What the newer worker always keeps comes first.
  await expect.poll(() => server.asked, keeping).toContain(files.at(-1));
  await open(page, server, paths.terms);
  await expect(page.locator('html')).toHaveAttribute('data-idle');
  held.release();
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/about'))?.text()))
    .toContain('newer');
  const kept = await keptPaths(page);
  expect(kept['site-files']).toEqual(expect.arrayContaining(files));
});

test('a deployment during a visit leaves the open page whole, is seen at once, and takes the old copies away', async ({
  page,
  context,
  server,
}) => {
  await visit(page, server, paths.terms);
  await hydrate(page);
  await page.evaluate(async () => {
    for (const name of ['site-of-before', 'of-another-app']) await caches.open(name);
  });
  const { 'site-files': files = [] } = await keptPaths(page);
  deploy(server, 'newer');
  // The scripts of the deployment before are gone, and no page of this one names the one of Help.
  const newerScript = '/static/js/HelpPage-newer.js';
  const present = server.change;
  server.change = (path, answer) => {
    if (path === newerScript) return { status: 200, type: 'text/javascript', body: '' };
    if (path.startsWith('/static/js/')) return { status: 404, type: 'text/html', body: 'gone' };
    const { body, ...rest } = present(path, answer);
    return { ...rest, body: body.replace(/\/static\/js\/HelpPage-[\w-]+\.js/g, newerScript) };
  };
  const loads = countLoads(page, paths.help);
  const other = await context.newPage();
  await open(other, server, paths.terms);
  await expect(heading(other)).toHaveText('newer');
  // The newer worker takes over once it has what is always kept; one that could not is tried again.
  await expect(async () => {
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    expect(Object.keys(await keptPaths(page))).not.toContain('site-of-before');
  }).toPass(keeping);
  expect(Object.keys(await keptPaths(page))).toContain('of-another-app');
  // What the newer worker does is done.
  await page.evaluate(() => navigator.locks.request('kept pages', () => {}));
  const { 'site-files': filesOfBoth } = await keptPaths(page);
  expect(filesOfBoth).toEqual(expect.arrayContaining([...files, newerScript]));

  // Two windows, of two deployments.
  await follow(page, paths.help);
  await expect(heading(page)).toHaveText(help.title);
  expect(loads()).toBe(0);
});
