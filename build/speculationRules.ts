/** Pages of this site: every path but those of files. */
const pages = { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] };

/** The links of a page in a state, while no application runs that would navigate by itself. */
const linksOf = (root: string) => `html${root}:not([data-app="ready"]) a:not([hreflang])`;

/**
 * The rules by which browsers prefetch and prerender the pages that this one leads to (Speculation
 * Rules, WICG). Why these: `docs/decisions/prerendered-navigation.md`.
 *
 * @param path of the page.
 * @param leadsTo the paths that most visitors open next.
 */
export function speculationRules(path: string, leadsTo: readonly string[]): string {
  const elsewhere = [pages, { not: { href_matches: [path, `${path}#*`] } }];
  const rule = (eagerness: string, selector: string, ...conditions: object[]) => ({
    where: { and: [{ selector_matches: selector }, ...elsewhere, ...conditions] },
    eagerness,
  });
  const idle = linksOf('[data-idle]');
  const likeliest = { href_matches: leadsTo };
  return JSON.stringify({
    prefetch: [
      rule('conservative', linksOf(':not([data-idle])')),
      rule('moderate', idle),
      rule('immediate', `${idle}:is(:popover-open *):not([href*="#"])`),
      ...(leadsTo.length > 0 ? [rule('immediate', idle, likeliest)] : []),
    ],
    prerender:
      leadsTo.length > 0 ? [rule('immediate', linksOf('[data-idle="long"]'), likeliest)] : [],
  });
}
