/** What the build calls the browsers of `browserslist`. */
const names: Partial<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

/**
 * The build's target for the browsers of `package.json`, whose queries are all of the plain form
 * `chrome >= 114`.
 *
 * @throws for a query of another form, or of a browser that the build does not know.
 */
export function browserTargets(queries: readonly string[]): string[] {
  return queries.map((query) => {
    const [, browser = '', version] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? [];
    const name = names[browser];
    if (!name) throw new Error(`The build cannot aim at "${query}".`);
    return `${name}${version}`;
  });
}
