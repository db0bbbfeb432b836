import { languages } from '../../src/content/languages.ts';
import { pages } from '../../src/content/pages.ts';
import { localPath } from '../../src/domain/localPath.ts';
import { pageOfUrl, segmentsOf } from '../../src/domain/pageOfUrl.ts';

/** How a server of the site answers a URL: with a page, with the file of that name, or with neither. */
export type Answer =
  | { kind: 'page'; file: string }
  | { kind: 'redirect'; path: string }
  | { kind: 'file'; file: string }
  | { kind: 'notFound'; file: string };

/** What the addresses of each language begin with, and its page for every one that has none. */
export const notFoundFiles: readonly { prefix: string; file: string }[] = languages.map(
  ({ prefix }) => ({ prefix, file: fileOfPage(localPath(prefix, '/404')) }),
);

/** What tells a hosting provider how to serve the site, and is not served itself; a provider of its own kind knows. */
const configurationFiles = ['_headers', '_redirects', 'vercel.json'] as const;

/** Endings of the copies that are sent in place of a file to who accepts them. */
export const compressedEndings = ['br', 'gz'] as const;

/** Every page's path and its file, as the build names it. */
export const pageFiles: ReadonlyMap<string, string> = new Map(
  languages
    .flatMap(({ prefix }) => pages.map(({ path }) => localPath(prefix, path)))
    .map((path) => [path, fileOfPage(path)]),
);

/** The file of a page's URL. */
export function fileOfPage(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

const urlParts = {
  prefixes: languages.map(({ prefix }) => prefix),
  paths: pages.map(({ path }) => path),
};

/** Where agreements of the web have their files: RFC 8615. */
const wellKnownFolder = '.well-known/';

/** An expression for what is in the folder of the site and still not to be had, letter case aside. */
export const unservedPattern = [
  `^/(?:${configurationFiles.join('|').replaceAll('.', '\\.')})$`,
  `\\.(?:${compressedEndings.join('|')})$`,
  // Nothing hidden, but for that folder.
  `^/\\.(?!${wellKnownFolder.slice(1)})`,
  './\\.',
].join('|');

const unserved = new RegExp(`${unservedPattern}|\\.html$`, 'i');

/**
 * Finds the answer for the path of a request, as it came: a page by any spelling of its URL, and its
 * file's own name led to its URL.
 */
export function answerFor(requestPath: string): Answer {
  const { prefix, path } = pageOfUrl(urlParts, requestPath);
  if (path !== undefined) return { kind: 'page', file: fileOfPage(localPath(prefix, path)) };
  const file = segmentsOf(requestPath).join('/');
  const isNamed = ([, each]: readonly [string, string]) =>
    each.toLowerCase() === file.toLowerCase();
  const [named] = [...pageFiles].find(isNamed) ?? [];
  if (named) return { kind: 'redirect', path: named };
  return unserved.test(`/${file}`) || requestPath.endsWith('/')
    ? { kind: 'notFound', file: notFoundFileOf(requestPath) }
    : { kind: 'file', file };
}

/** The page that says so, in the language that a path begins with. */
export function notFoundFileOf(requestPath: string): string {
  return fileOfPage(localPath(pageOfUrl(urlParts, requestPath).prefix, '/404'));
}
