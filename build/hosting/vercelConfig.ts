import type { HostedSite } from './hostedSite.ts';
import {
  headersByKind,
  headersOfAll,
  kindsByFolder,
  policyHeader,
  strictTransportSecurity,
} from './responseHeaders.ts';

const listed = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

const literal = (path: string) => path.replace(/[.+*?^${}()[\]|\\]/g, '\\$&');

/** An expression for every letter case of a path but its own. */
const otherCases = (path: string) => {
  const anyCase = literal(path.slice(1)).replace(
    /[a-z]/gi,
    (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`,
  );
  return `/((?!${literal(path.slice(1))}$)${anyCase})`;
};

/**
 * `vercel.json` for a folder that is deployed as it is. Of two rules that set the same header the
 * later one counts there, so what holds for every file comes first.
 *
 * @see https://vercel.com/docs/project-configuration
 */
export function vercelConfig({ pages }: HostedSite): string {
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      {
        source: '/(.*)',
        headers: listed({ ...headersOfAll, ...strictTransportSecurity, ...headersByKind.other }),
      },
      ...Object.entries(kindsByFolder).map(([folder, kind]) => ({
        source: `${folder}(.*)`,
        headers: listed(headersByKind[kind]),
      })),
      ...pages.map(({ path, policy }) => ({
        source: path,
        headers: listed({ ...headersByKind.page, [policyHeader]: policy }),
      })),
    ],
    redirects: pages
      .filter(({ path }) => path !== '/')
      .map(({ path }) => ({ source: otherCases(path), destination: path, permanent: true })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
