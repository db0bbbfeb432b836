import { providerRules } from './headers.ts';
import { pageFiles } from './urls.ts';

/** An expression for every letter case of a path but its own. Paths have letters, hyphens and slashes alone. */
function otherCases(path: string): string {
  const name = path.slice(1);
  const anyCase = name.replace(
    /[a-z]/gi,
    (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`,
  );
  return `/((?!${name}$)${anyCase})`;
}

/**
 * `vercel.json` for a folder that is deployed as it is.
 *
 * @see https://vercel.com/docs/project-configuration
 */
export function vercelConfig(): string {
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    headers: providerRules.map(([path, headers]) => ({
      source: path.replace('*', '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
    redirects: [...pageFiles.keys()]
      .filter((path) => path !== '/')
      .map((path) => ({ source: otherCases(path), destination: path, permanent: true })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
