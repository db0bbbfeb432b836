import { expect, type Page } from '@playwright/test';
import { company } from '#messages/company';
import { contactMessages } from '#messages/forms';
import { about } from '#messages/pages/about';
import { contact } from '#messages/pages/contact';
import { help } from '#messages/pages/help';
import { offline } from '#messages/pages/offline';
import { loadingError } from '#messages/siteFrame';
import { buildWorker } from '../../build/offline/buildWorker';
import { pages } from '../../src/content/pages';
import { paths } from '../../src/content/paths';
import { localPath } from '../../src/domain/localPath';
import { workerUrl } from '../../src/domain/workerUrl';
import { expectFailed, fillQuery, sendButton } from './contactPage';
import { eachLanguage } from './eachLanguage';
import { headerLink } from './frame';
import { countLoads, follow } from './loadingPage';
import { test as base, hydrate, local, saveData, sendPath } from './site';
import { type Fate, startUnreliableServer, type UnreliableServer } from './unreliableServer';

const test = base.extend<{ server: UnreliableServer }>({
  server: async ({ baseURL }, provide) => {
    const server = await startUnreliableServer(String(baseURL));
    await provide(server);
    server.close();
  },
});

test.use({ serviceWorkers: 'allow' });

// Each of several visits is kept with all of its files.
test.describe.configure({ timeout: 180_000 });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const open = (page: Page, server: UnreliableServer, path: string) =>
  page.goto(server.url + local(path));

/** The paths of what is kept, by the name of its cache. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const paths: [cache: string, paths: string[]][] = [];
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      paths.push([name, requests.map(({ url }) => new URL(url).pathname)]);
    }
    return Object.fromEntries(paths);
  });

/** Waits until a page is kept, which is stored after its files. */
const expectKept = (page: Page, path: string) =>
  expect
    .poll(async () => Object.values(await keptPaths(page)).flat(), {
      intervals: [100],
      // Some sixty files come first.
      timeout: 60_000,
    })
    .toContain(local(path));

/** Opens a page as one that was never here, and waits until it is kept. */
async function visit(page: Page, server: UnreliableServer, path: string) {
  await open(page, server, path);
  // The last of those that are always kept.
  await expectKept(page, paths.offline);
  await expectKept(page, path);
}

const workerOf = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.active?.state;
  });

/** Answers requests only once they are released. */
function hold() {
  let release = () => {};
  const fate = new Promise<Fate>((resolve) => {
    release = () => resolve('answered');
  });
  return { fate, release: () => release() };
}

/** Answers with another deployment: pages that say so, without the scripts of the one before. */
function deploy(server: UnreliableServer, name: string) {
  const { change } = server;
  server.change = (path, was) => {
    const answer = change(path, was);
    if (path === workerUrl) return { ...answer, body: `${answer.body}// ${name}` };
    const body = answer.body
      .replace(/ data-deployment="[^"]+"/, ` data-deployment="${name}"`)
      .replace(/(<h1[^>]*>)[^<]+/, `$1${name}`);
    return { ...answer, body };
  };
}

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
      await expect(heading(page)).toHaveText(own.get(path) ?? offline.title);
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
    expect(missing.filter((name) => !/\/codes\/| fallback$/.test(name))).toEqual([]);
  },
);

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
    const started = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          window.addEventListener('app:start', () => setTimeout(resolve), { once: true });
        }),
    );
    await page.keyboard.press('Shift');
    await started;
    server.fate = () => 'answered';
    await page.getByRole('button', { name: loadingError.retryLabel }).click();
    await expect(heading(page)).not.toHaveText(offline.title);
    await expect(page).toHaveURL(server.url + path);
  }
  expect(loads()).toBe(0);
});

test('the worker is registered once a page is loaded and idle, and never where the visitor saves data', async ({
  page,
  context,
  server,
}) => {
  const held = hold();
  server.fate = (path) => (path.endsWith('.svg') ? held.fate : 'answered');
  await page.goto(server.url + local(paths.home), { waitUntil: 'commit' });
  await expect(heading(page)).toBeVisible();
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
  expect(server.asked).not.toContain(workerUrl);
  held.release();
  await expectKept(page, paths.home);

  const saving = await (await context.browser())?.newPage({ serviceWorkers: 'allow' });
  if (!saving) throw new Error('There is no browser.');
  await saveData(saving);
  server.asked.length = 0;
  await open(saving, server, paths.contact);
  await hydrate(saving);
  await headerLink(saving, paths.about).click();
  await expect(heading(saving)).toHaveText(about.title);
  expect(server.asked).not.toContain(workerUrl);
  expect(await workerOf(saving)).toBeUndefined();
  await saving.close();
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
  await expect(heading(page)).toHaveText(contact.title);
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
  await expect.poll(() => server.asked, { timeout: 60_000 }).toContain(files.at(-1));
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
  deploy(server, 'newer');
  // The scripts of the deployment before are gone.
  const present = server.change;
  server.change = (path, answer) =>
    path.startsWith('/static/js/')
      ? { status: 404, type: 'text/html', body: 'gone' }
      : present(path, answer);
  const loads = countLoads(page, paths.help);
  const other = await context.newPage();
  await open(other, server, paths.terms);
  await expect(heading(other)).toHaveText('newer');
  await expect.poll(async () => Object.keys(await keptPaths(page))).not.toContain('site-of-before');
  expect(Object.keys(await keptPaths(page))).toContain('of-another-app');

  // Two windows, of two deployments.
  await follow(page, paths.help);
  await expect(heading(page)).toHaveText(help.title);
  expect(loads()).toBe(0);
});

/** Opens pages with and without the application, as if there were no worker. */
async function expectWorkingSite(page: Page, server: UnreliableServer) {
  await open(page, server, paths.about);
  await expect(heading(page)).toHaveText(about.title);
  await hydrate(page);
  await headerLink(page, paths.contact).click();
  await expect(heading(page)).toHaveText(contact.title);
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
  await expect(heading(page)).toHaveText(contact.title);
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
