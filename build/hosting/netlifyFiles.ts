import { headerRules } from './headerRules.ts';
import type { HostedSite } from './hostedSite.ts';

/** `_headers` of Netlify and Cloudflare Pages. */
export function headersFile(site: HostedSite): string {
  const rules = headerRules(site).map(({ address, headers }) => [
    address,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    '',
  ]);
  return rules.flat().join('\n');
}

/** The spellings of an address that people type: without capitals, in capitals, each word with one. */
function likelySpellings(path: string): string[] {
  const capitalised = path
    .toLowerCase()
    .replace(/(?<=[/-])[a-z]/g, (letter) => letter.toUpperCase());
  const firstOnly = path.toLowerCase().replace(/(?<=\/)[a-z]/g, (letter) => letter.toUpperCase());
  const spellings = [path.toLowerCase(), path.toUpperCase(), capitalised, firstOnly];
  return [...new Set(spellings)].filter((spelling) => spelling !== path);
}

/**
 * `_redirects` of Netlify and Cloudflare Pages: the page of a likely spelling. Both mind letter case
 * and cannot be told not to; any other spelling gets the 404 page, whose script goes to the page.
 * Trailing slashes and the names of files they know by themselves. The last lines are for Netlify, which
 * knows one 404 page; Cloudflare Pages takes the nearest, and skips a line with that status.
 */
export function redirectsFile({ pages, notFound }: HostedSite): string {
  const rows = pages.flatMap(({ path }) =>
    likelySpellings(path).map((spelling) => `${spelling} ${path} 301\n`),
  );
  const ends = notFound
    .filter(({ prefix }) => prefix)
    .map(({ prefix, file }) => `${prefix}/* /${file} 404\n`);
  return [...rows, ...ends].join('');
}
