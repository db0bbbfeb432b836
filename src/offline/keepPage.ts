import { cacheNames } from './cacheNames';

const buildIdOf = (html: string) => /<html[^>]* data-deployment="([^"]+)"/.exec(html)?.[1];

const filesIn = (html: string) => new Set(html.match(/\/static\/[\w./-]+/g));

/** A copy's HTML; empty where there is none. */
const htmlOf = async (copy: Response | undefined) => (await copy?.text()) ?? '';

/**
 * Keeps a page with every file that its HTML names. The HTML is stored last: a page whose files did not
 * all come is not kept, and an older copy stays whole.
 *
 * @param buildId of the page that the visitor sees; a copy of it is left as it is. The server's is taken
 *   where none is given.
 * @returns whether a copy of another build was replaced.
 * @throws where something cannot be fetched or stored.
 */
export async function keepPage(cacheName: string, url: string, buildId?: string): Promise<boolean> {
  const cache = await caches.open(cacheName);
  const oldHtml = await htmlOf(await cache.match(url));
  if (buildId && buildIdOf(oldHtml) === buildId) return false;
  // The browser's cache has the page that was just opened; the server is asked where it has another.
  const opened = buildId && (await fetchPage(url, 'force-cache'));
  const page = opened && opened.buildId === buildId ? opened : await fetchPage(url, 'no-cache');
  await keepFiles(filesIn(page.html));
  await cache.put(url, page.response);
  return oldHtml !== '';
}

async function fetchPage(url: string, cache: RequestCache) {
  const response = await fetch(url, { cache, priority: 'low' });
  const html = await response.clone().text();
  const buildId = buildIdOf(html);
  if (!response.ok || response.redirected || !buildId) throw new Error(`${url} is no page.`);
  return { response, html, buildId };
}

async function keepFiles(files: Iterable<string>) {
  const cache = await caches.open(cacheNames.files);
  for (const file of files) {
    if (await cache.match(file)) continue;
    const response = await fetch(file, { priority: 'low' });
    const isPage = response.headers.get('content-type')?.startsWith('text/html');
    if (!response.ok || isPage) throw new Error(`${file} was not found.`);
    await cache.put(file, response);
  }
}

/** Deletes the files that no kept page names any more. */
export async function dropUnnamedFiles(): Promise<void> {
  const named = new Set<string>();
  for (const name of [cacheNames.always, cacheNames.visited]) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      for (const file of filesIn(await htmlOf(await cache.match(request)))) named.add(file);
    }
  }
  const files = await caches.open(cacheNames.files);
  for (const request of await files.keys()) {
    if (!named.has(new URL(request.url).pathname)) await files.delete(request);
  }
}
