import { localPath } from './localPath.ts';

/** What the URLs of a site are made of. */
export interface UrlParts<Path extends string> {
  /** What the URLs of each language begin with. */
  prefixes: readonly string[];
  /** The path of every page, without a language. */
  paths: readonly Path[];
}

/** What a URL names. */
export interface PageOfUrl<Path extends string> {
  /** What the URLs of its language begin with. */
  prefix: string;
  /** The page's path, without its language; none where there is no such page. */
  path: Path | undefined;
}

/**
 * Says which language and which page a URL names. Router, hydration, service worker and servers agree
 * by it: a page has any letter case, any number of slashes, and may be percent-encoded.
 *
 * @param pathname as it stands in the URL.
 */
export function pageOfUrl<Path extends string>(
  { prefixes, paths }: UrlParts<Path>,
  pathname: string,
): PageOfUrl<Path> {
  const plain = `/${segmentsOf(pathname).join('/')}`.toLowerCase();
  for (const prefix of prefixes) {
    const path = paths.find((each) => localPath(prefix, each).toLowerCase() === plain);
    if (path !== undefined) return { prefix, path };
  }
  return {
    prefix: prefixes.findLast((prefix) => `${plain}/`.startsWith(`${prefix}/`)) ?? '',
    path: undefined,
  };
}

/** The parts of a path between its slashes, decoded. */
export function segmentsOf(pathname: string): string[] {
  return decoded(pathname).split('/').filter(Boolean);
}

/** Malformed escapes stay: no page has any. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
