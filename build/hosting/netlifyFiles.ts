import { providerRules } from './headers.ts';
import { notFoundFiles, pageFiles } from './urls.ts';

/** `_headers` of Netlify and Cloudflare Pages. */
export function headersFile(): string {
  const rules = providerRules.map(([path, headers]) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
    return `${path}\n${lines.join('')}`;
  });
  return rules.join('\n');
}

/**
 * The spellings of a path that people type: without capitals, in capitals, each word or part with one, or
 * the first part alone in another letter case, as of a language.
 */
function likelySpellings(path: string): string[] {
  const lower = path.toLowerCase();
  const inCapitals = (pattern: RegExp, text = path) =>
    text.replace(pattern, (letters) => letters.toUpperCase());
  const spellings = [
    lower,
    path.toUpperCase(),
    inCapitals(/(?<=[/-])[a-z]/g, lower),
    inCapitals(/(?<=\/)[a-z]/g, lower),
    inCapitals(/^\/[a-z]/),
    inCapitals(/^\/[^/]+/),
  ];
  return [...new Set(spellings)].filter((spelling) => spelling !== path);
}

/**
 * `_redirects` of Netlify and Cloudflare Pages: the page of a likely spelling, which Cloudflare Pages
 * distinguishes; any other spelling gets the 404 page, whose script goes to the page. Each line is a
 * rewrite and no redirect: Netlify redirects capitals to small letters by itself, and back would be a loop.
 * Trailing slashes and the names of files they know by themselves. The last lines are for Netlify, which
 * knows one 404 page; Cloudflare Pages takes the nearest, and skips a line with that status.
 */
export function redirectsFile(): string {
  const rows = [...pageFiles.keys()].flatMap((path) =>
    likelySpellings(path).map((spelling) => `${spelling} ${path} 200\n`),
  );
  const ends = notFoundFiles
    .filter(({ prefix }) => prefix)
    .map(({ prefix, file }) => `${prefix}/* /${file} 404\n`);
  return [...rows, ...ends].join('');
}
