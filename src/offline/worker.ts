import { clientsClaim, type RouteHandlerCallbackOptions } from 'workbox-core';
import { CacheExpiration } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { paths } from '../content/paths';
import { localPath } from '../domain/localPath';
import type { VisitMessage } from '../domain/visitMessage';
import { cacheNames, deleteCaches } from './cacheNames';
import { dropUnnamedFiles, keepPage } from './keepPage';
import { pageAt, prefixOf } from './pageAt';

declare const self: ServiceWorkerGlobalScope;

/** How long the network may take where there is a copy. */
const networkTimeoutSeconds = 3;

/** How long it may take where there is none: a slow network answers within it. */
const answerTimeoutSeconds = 30;

/** Of the pages that were visited: phones have little room. */
const visitedLimits = { maxEntries: 20, maxAgeSeconds: 30 * 24 * 60 * 60 };

/** Kept in each language that was visited. */
const alwaysKept: readonly string[] = [paths.help, paths.contact, paths.offline];

const visitedPages = new CacheExpiration(cacheNames.visited, visitedLimits);

/** One after the other, in every worker of the site: a file is stored before the page that names it. */
const inTurn = (task: () => Promise<void>): Promise<void> =>
  navigator.locks.request('kept pages', task);

const openWindows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Another window may show a page of an older deployment, which loads its files yet. */
async function dropFiles() {
  if ((await openWindows()).length <= 1) await dropUnnamedFiles();
}

const urlsIn = (prefix: string) => alwaysKept.map((path) => localPath(prefix, path));

async function keepAlways(prefix: string) {
  for (const url of urlsIn(prefix)) await keepPage(cacheNames.always, url);
}

/** What the URLs of the languages begin with that are open, or were visited before. */
async function visitedPrefixes(): Promise<Set<string>> {
  const kept = await (await caches.open(cacheNames.always)).keys();
  return new Set(
    [...(await openWindows()), ...kept].flatMap(
      ({ url }) => pageAt(new URL(url).pathname)?.prefix ?? [],
    ),
  );
}

async function install() {
  try {
    for (const prefix of await visitedPrefixes()) await keepAlways(prefix);
  } catch (error) {
    // Without room, or without a network: nothing is left behind, and the next visit tries again.
    if (!self.registration.active) await deleteCaches();
    throw error;
  }
}

async function activate() {
  await deleteCaches(Object.values(cacheNames));
  await dropFiles();
}

async function keepVisited({ pathname, buildId }: VisitMessage) {
  const page = pageAt(pathname);
  if (!page) return;
  const { prefix, url } = page;
  const always = await caches.open(cacheNames.always);
  if (!(await always.match(localPath(prefix, paths.offline)))) await keepAlways(prefix);
  const isAlwaysKept = urlsIn(prefix).includes(url);
  const cacheName = isAlwaysKept ? cacheNames.always : cacheNames.visited;
  const isReplaced = await keepPage(cacheName, url, buildId);
  if (!isAlwaysKept) {
    await visitedPages.updateTimestamp(new URL(url, location.origin).href);
    await visitedPages.expireEntries();
  }
  if (isReplaced) await dropFiles();
}

async function tryToKeep(message: VisitMessage) {
  try {
    await keepVisited(message);
  } catch (error) {
    // Rather fewer pages than none of the files that those always kept need.
    if (error instanceof DOMException && error.name === 'QuotaExceededError') {
      await caches.delete(cacheNames.visited);
      await dropFiles();
    }
  }
}

async function copyOf({ url }: Request): Promise<Response | undefined> {
  const page = pageAt(new URL(url).pathname);
  if (!page) return undefined;
  const { always, visited } = cacheNames;
  return (
    (await caches.match(page.url, { cacheName: always })) ??
    (await caches.match(page.url, { cacheName: visited }))
  );
}

/** In the page's language, or in another that was visited. */
async function offlinePage({ url }: Request): Promise<Response | undefined> {
  const always = await caches.open(cacheNames.always);
  const own = await always.match(localPath(prefixOf(new URL(url).pathname), paths.offline));
  if (own) return own;
  const kept = (await always.keys()).find((request) => request.url.endsWith(paths.offline));
  return kept && always.match(kept);
}

const networkFirst = new NetworkFirst({
  networkTimeoutSeconds,
  plugins: [
    {
      // Kept by `keepVisited`, once its files are.
      cacheWillUpdate: async () => null,
      cachedResponseWillBeUsed: ({ request }) => copyOf(request),
      handlerDidError: ({ request }) => offlinePage(request),
    },
  ],
});

async function answerNavigation(options: RouteHandlerCallbackOptions): Promise<Response> {
  const answer = networkFirst.handle(options);
  const timeout = new Promise((resolve) => setTimeout(resolve, answerTimeoutSeconds * 1000));
  const late = timeout.then(() => offlinePage(options.request)).catch(() => undefined);
  return (await Promise.race([answer, late])) ?? answer;
}

registerRoute(({ request }) => request.mode === 'navigate', answerNavigation);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/static/'),
  async ({ request }) => {
    const options = { cacheName: cacheNames.files, ignoreSearch: true, ignoreVary: true };
    const copy = await caches.match(request, options).catch(() => undefined);
    return copy ?? fetch(request);
  },
);

self.addEventListener('install', (event) => event.waitUntil(inTurn(install)));
self.addEventListener('activate', (event) => event.waitUntil(inTurn(activate)));
self.addEventListener('message', (event) => event.waitUntil(inTurn(() => tryToKeep(event.data))));

// A file is named by its content, so this worker serves pages of older deployments as well.
void self.skipWaiting();
clientsClaim();
