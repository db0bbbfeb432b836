import { localPath } from '../domain/localPath';
import { pageOfUrl } from '../domain/pageOfUrl';

/** The page that the server shows for the path of a request; none of other files. */
export function pageAt(pathname: string): { prefix: string; url: string } | undefined {
  const { prefix, path } = pageOfUrl(OFFLINE_SITE, pathname);
  return path === undefined ? undefined : { prefix, url: localPath(prefix, path) };
}

/** What the URLs begin with of the language that a path is in, be there a page or none. */
export const prefixOf = (pathname: string): string => pageOfUrl(OFFLINE_SITE, pathname).prefix;
