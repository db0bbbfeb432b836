import { localPath } from '../domain/localPath';

const pages = new Map(
  OFFLINE_SITE.prefixes
    .flatMap((prefix) =>
      OFFLINE_SITE.paths.map((path) => ({ prefix, url: localPath(prefix, path) })),
    )
    .map((page) => [page.url.toLowerCase(), page]),
);

/** The page that the server shows for the path of a request, whatever its letter case; none of other files. */
export function pageAt(pathname: string): { prefix: string; url: string } | undefined {
  return pages.get(pathname.toLowerCase().replace(/(?<=.)\/+$/, ''));
}

/** What the URLs begin with of the language that a path is in, be there a page or none. */
export function prefixOf(pathname: string): string {
  const path = `${pathname.toLowerCase()}/`;
  return OFFLINE_SITE.prefixes.findLast((prefix) => path.startsWith(`${prefix}/`)) ?? '';
}
