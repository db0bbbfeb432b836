import { clientsClaim } from 'workbox-core';
import { CacheExpiration } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { paths } from '../content/paths';
import { localPath } from '../domain/localPath';
import type { VisitMessage } from '../domain/visitMessage';
import { cacheNames, deleteCaches } from './cacheNames';
import { dropUnnamedFiles, keepPage } from './keepPage';
import { pageAt } from './pageAt';

declare const self: ServiceWorkerGlobalScope;

/** How long the network may take where there is a copy. */
const networkTimeoutSeconds = 3;

/** Of the pages that were visited: phones have little room. */
const visitedLimits = { maxEntries: 20, maxAgeSeconds: 30 * 24 * 60 * 60 };

/** Kept in each language that was visited. */
const alwaysKept: readonly string[] = [paths.help, paths.contact, paths.offline];

const visitedPages = new CacheExpiration(cacheNames.visited, visitedLimits);

const urlsIn = (prefix: string) => alwaysKept.map((path) => localPath(prefix, path));

async function keepAlways(prefix: string) {
  for (const url of urlsIn(prefix)) await keepPage(cacheNames.always, url);
}

/** What the URLs of the languages begin with that are open, or were visited before. */
async function visitedPrefixes(): Promise<Set<string>> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const kept = await (await caches.open(cacheNames.always)).keys();
  return new Set(
    [...windows, ...kept].flatMap(({ url }) => pageAt(new URL(url).pathname)?.prefix ?? []),
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
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // Another window may show a page of an older deployment, which loads its files yet.
  if (isReplaced && windows.length === 1) await dropUnnamedFiles();
}

async function tryToKeep(message: VisitMessage) {
  try {
    await keepVisited(message);
  } catch (error) {
    // Rather fewer pages than none of the files that those always kept need.
    if (error instanceof DOMException && error.name === 'QuotaExceededError')
      await caches.delete(cacheNames.visited);
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
  const prefix = pageAt(new URL(url).pathname)?.prefix ?? '';
  const always = await caches.open(cacheNames.always);
  const own = await always.match(localPath(prefix, paths.offline));
  if (own) return own;
  const kept = (await always.keys()).find((request) => request.url.endsWith(paths.offline));
  return kept && always.match(kept);
}

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && pageAt(url.pathname) !== undefined,
  new NetworkFirst({
    networkTimeoutSeconds,
    plugins: [
      {
        // Kept by `keepVisited`, once its files are.
        cacheWillUpdate: async () => null,
        cachedResponseWillBeUsed: ({ request }) => copyOf(request),
        handlerDidError: ({ request }) => offlinePage(request),
      },
    ],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/static/'),
  async ({ request }) => {
    const options = { cacheName: cacheNames.files, ignoreSearch: true, ignoreVary: true };
    const copy = await caches.match(request, options).catch(() => undefined);
    return copy ?? fetch(request);
  },
);

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) =>
  event.waitUntil(deleteCaches(Object.values(cacheNames))),
);
self.addEventListener('message', (event) => event.waitUntil(tryToKeep(event.data)));

// A file is named by its content, so this worker serves pages of older deployments as well.
void self.skipWaiting();
clientsClaim();
