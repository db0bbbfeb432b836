import { languages } from '../../src/content/languages.ts';
import { pages } from '../../src/content/pages.ts';
import { localPath } from '../../src/domain/localPath.ts';

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

const pathsByLowerCase = new Map([...pageFiles.keys()].map((path) => [path.toLowerCase(), path]));

/** An expression for what is in the folder of the site and still not to be had, letter case aside. */
export const unservedPattern = [
  `^/(?:${configurationFiles.join('|').replaceAll('.', '\\.')})$`,
  `\\.(?:${compressedEndings.join('|')})$`,
  '/\\.',
].join('|');

const unserved = new RegExp(`${unservedPattern}|\\.html$`, 'i');

/**
 * Finds the answer for the path of a request, as it came: a page whatever its letter case and with or
 * without a trailing slash, and its file's own name led to its URL.
 */
export function answerFor(requestPath: string): Answer {
  const path = decode(requestPath);
  if (path === undefined || path.includes('\0') || path.split('/').includes('..')) {
    return { kind: 'notFound', file: notFoundFileOf(requestPath) };
  }
  const plain = path.toLowerCase().replace(/(?<=.)\/+$/, '');
  const page = pathsByLowerCase.get(plain);
  const file = page && pageFiles.get(page);
  if (file) return { kind: 'page', file };
  const named = pathsByLowerCase.get(plain === '/index.html' ? '/' : plain.replace(/\.html$/, ''));
  if (named) return { kind: 'redirect', path: named };
  if (/\.[a-z0-9]+$/i.test(path) && !unserved.test(path)) {
    return { kind: 'file', file: path.slice(1) };
  }
  return { kind: 'notFound', file: notFoundFileOf(path) };
}

/** In the language that an address begins with. */
function notFoundFileOf(path: string): string {
  const [usual, ...others] = notFoundFiles;
  const isBelow = ({ prefix }: { prefix: string }) => `${path}/`.startsWith(`${prefix}/`);
  return (others.find(isBelow) ?? usual)?.file ?? fileOfPage('/404');
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
