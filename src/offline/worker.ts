import { clientsClaim, type RouteHandlerCallbackOptions } from 'workbox-core';
import { CacheExpiration } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { paths } from '../content/paths';
import { localPath } from '../domain/localPath';
import type { VisitMessage } from '../domain/visitMessage';
import { cacheNames, deleteCaches } from './cacheNames';
import { buildIdOf, dropUnnamedFiles, keepPage, keptBuildId } from './keepPage';
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

/** What the worker before may have left is not known. */
let mayHaveUnnamedFiles = true;

/** Where no window may show a page of an older deployment, which loads its files yet. */
async function dropFiles() {
  if (!mayHaveUnnamedFiles || (await openWindows()).length > 1) return;
  await dropUnnamedFiles();
  mayHaveUnnamedFiles = false;
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

/** A page of the site, and the cache for its copy. */
function placeOf(pathname: string) {
  const page = pageAt(pathname);
  if (!page) return undefined;
  const isAlwaysKept = urlsIn(page.prefix).includes(page.url);
  return { ...page, cacheName: isAlwaysKept ? cacheNames.always : cacheNames.visited };
}

type Place = NonNullable<ReturnType<typeof placeOf>>;

/** Keeps what the network answers, and counts the days from then on. */
async function keep({ cacheName, url }: Place, answer?: Response) {
  if (await keepPage(cacheName, url, answer)) mayHaveUnnamedFiles = true;
  if (cacheName === cacheNames.visited) {
    await visitedPages.updateTimestamp(new URL(url, location.origin).href);
  }
}

async function keepVisited({ pathname, buildId }: VisitMessage) {
  const place = placeOf(pathname);
  if (!place) return;
  const { prefix, cacheName, url } = place;
  const always = await caches.open(cacheNames.always);
  if (!(await always.match(localPath(prefix, paths.offline)))) await keepAlways(prefix);
  // The page may be the copy itself, or one that was replaced meanwhile.
  if ((await keptBuildId(cacheName, url)) !== buildId) await keep(place);
  await visitedPages.expireEntries();
  if ((await keptBuildId(cacheName, url)) === buildId) await dropFiles();
}

/** Takes an answer that came on time only as a sign that the copy is current: its page loads its own files first. */
async function keepAnswer(pathname: string, answer: Response, isLate: boolean) {
  const place = placeOf(pathname);
  const kept = place && (await keptBuildId(place.cacheName, place.url));
  if (!kept) return;
  if (isLate || buildIdOf(await answer.clone().text()) === kept) await keep(place, answer);
}

async function tryTo(task: () => Promise<void>) {
  try {
    await task();
  } catch (error) {
    // Rather fewer pages than none of the files that those always kept need.
    if (error instanceof DOMException && error.name === 'QuotaExceededError') {
      await caches.delete(cacheNames.visited);
      mayHaveUnnamedFiles = true;
      await dropFiles();
    }
  }
}

async function copyOf({ url }: Request): Promise<Response | undefined> {
  const place = placeOf(new URL(url).pathname);
  return place && caches.match(place.url, { cacheName: place.cacheName });
}

/** In the page's language, or in another that was visited. */
async function offlinePage({ url }: Request): Promise<Response | undefined> {
  const always = await caches.open(cacheNames.always);
  const own = await always.match(localPath(prefixOf(new URL(url).pathname), paths.offline));
  if (own) return own;
  const kept = (await always.keys()).find((request) => request.url.endsWith(paths.offline));
  return kept && always.match(kept);
}

type Find = (request: Request) => Promise<Response | undefined>;

async function answerNavigation({ request, event }: RouteHandlerCallbackOptions) {
  const { pathname } = new URL(request.url);
  const network = fetch(request);
  let isLate = false;
  const kept = network.then((answer) => {
    const [copy, wasLate] = [answer.clone(), isLate];
    return inTurn(() => tryTo(() => keepAnswer(pathname, copy, wasLate)));
  });
  event.waitUntil(kept.catch(() => {}));

  // Storage may be blocked.
  const find = (kind: Find) => kind(request).catch(() => undefined);
  /** What is kept, once the network has taken so long; where there is nothing, it may take longer. */
  const after = (seconds: number, kind: Find) =>
    new Promise<Response>((resolve) => {
      const lookUp = async () => {
        const found = await find(kind);
        if (!found) return;
        isLate = true;
        resolve(found);
      };
      setTimeout(lookUp, seconds * 1000);
    });
  const answer = network.then(
    async (own) => (own.status >= 500 && (await find(copyOf))) || own,
    async () => (await find(copyOf)) ?? (await find(offlinePage)) ?? network,
  );
  return Promise.race([
    answer,
    after(networkTimeoutSeconds, copyOf),
    after(answerTimeoutSeconds, offlinePage),
  ]);
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
self.addEventListener('activate', (event) =>
  event.waitUntil(inTurn(() => deleteCaches(Object.values(cacheNames)))),
);
self.addEventListener('message', (event) =>
  event.waitUntil(inTurn(() => tryTo(() => keepVisited(event.data)))),
);

// A file is named by its content, so this worker serves pages of older deployments as well.
void self.skipWaiting();
clientsClaim();
