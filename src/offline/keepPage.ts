import { cacheNames } from './cacheNames';

export const buildIdOf = (html: string) => /<html[^>]* data-deployment="([^"]+)"/.exec(html)?.[1];

const filesIn = (html: string) => new Set(html.match(/\/static\/[\w./-]+/g));

/** A copy's HTML; empty where there is none. */
const htmlOf = async (copy: Response | undefined) => (await copy?.text()) ?? '';

/**
 * Keeps a page with every file that its HTML names. The HTML is stored last: a page whose files did not
 * all come is not kept, and an older copy stays whole.
 *
 * @param answer of the network to a request for the page; it is asked where none is given.
 * @returns whether another build's copy was replaced.
 * @throws where something cannot be fetched or stored, or the answer is no page.
 */
export async function keepPage(
  cacheName: string,
  url: string,
  answer?: Response,
): Promise<boolean> {
  const cache = await caches.open(cacheName);
  const oldHtml = await htmlOf(await cache.match(url));
  const response = answer ?? (await fetch(url, { cache: 'no-cache', priority: 'low' }));
  const html = await response.text();
  const buildId = buildIdOf(html);
  if (!response.ok || response.redirected || !buildId) throw new Error(`${url} is no page.`);
  if (buildIdOf(oldHtml) === buildId) return false;
  await keepFiles(filesIn(html));
  // Without the URL that was asked for, which may have a query.
  await cache.put(url, new Response(html, response));
  return oldHtml !== '';
}

/** The build of a kept page; none where it is not kept. */
export async function keptBuildId(cacheName: string, url: string): Promise<string | undefined> {
  const cache = await caches.open(cacheName);
  return buildIdOf(await htmlOf(await cache.match(url)));
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
