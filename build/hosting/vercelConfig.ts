import { headerRules } from './headerRules.ts';
import type { HostedSite } from './hostedSite.ts';

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
 * `vercel.json` for a folder that is deployed as it is.
 *
 * @see https://vercel.com/docs/project-configuration
 */
export function vercelConfig(site: HostedSite): string {
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    headers: headerRules(site).map(({ address, headers }) => ({
      source: address.replace('*', '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
    redirects: site.pages
      .filter(({ path }) => path !== '/')
      .map(({ path }) => ({ source: otherCases(path), destination: path, permanent: true })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
