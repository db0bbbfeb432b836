import { expect, type Page } from '@playwright/test';
import { paths } from '../../src/content/paths';
import { workerUrl } from '../../src/domain/workerUrl';
import { test as base, local } from './site';
import { type Fate, startUnreliableServer, type UnreliableServer } from './unreliableServer';

/** With the worker, and a server that can be cut off or deployed to. */
export const test = base.extend<{ server: UnreliableServer }>({
  serviceWorkers: 'allow',
  server: async ({ baseURL }, provide, testInfo) => {
    // Each of several visits is kept with all of its files.
    testInfo.setTimeout(300_000);
    const server = await startUnreliableServer(String(baseURL));
    await provide(server);
    server.close();
  },
});

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

export const open = (page: Page, server: UnreliableServer, path: string) =>
  page.goto(server.url + local(path));

/** The paths of what is kept, by the name of its cache. */
export const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const paths: [cache: string, paths: string[]][] = [];
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      paths.push([name, requests.map(({ url }) => new URL(url).pathname)]);
    }
    return Object.fromEntries(paths);
  });

/** How long what is always kept may take to come: it is some sixty files. */
export const keeping = { timeout: 120_000 };

/** Waits until a page is kept, which is stored after its files. */
export const expectKept = (page: Page, path: string) =>
  expect
    .poll(
      () => page.evaluate(async (url) => Boolean(await caches.match(url)), local(path)),
      keeping,
    )
    .toBe(true);

/** Opens a page as one that was never here, and waits until it is kept. */
export async function visit(page: Page, server: UnreliableServer, path: string) {
  await open(page, server, path);
  // The last of those that are always kept.
  await expectKept(page, paths.offline);
  await expectKept(page, path);
}

export const workerOf = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.active?.state;
  });

/** Answers requests only once they are released. */
export function hold() {
  let release = () => {};
  const fate = new Promise<Fate>((resolve) => {
    release = () => resolve('answered');
  });
  return { fate, release: () => release() };
}

/** Answers with another deployment: pages that say so, without the scripts of the one before. */
export function deploy(server: UnreliableServer, name: string) {
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
