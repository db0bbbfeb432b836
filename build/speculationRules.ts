/** Pages of this site: every address but those of files. */
const pages = { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] };

/**
 * The links of a page for which a selector holds. Once the application runs, it navigates within the
 * page, and a document that was fetched would be in vain.
 */
const linksOf = (root: string) => `html${root}:not([data-app="ready"]) a:not([hreflang])`;

/**
 * The rules by which browsers fetch the pages that this one leads to before they are opened (Speculation
 * Rules, WICG). On an idle page that is their HTML alone: of the likeliest at once, of others as a
 * pointer comes near, on phones as their links come into view, and of an open menu once for each page.
 * Before the page is idle, a link that is pressed is fetched. Prerendering takes the processor from a
 * page that is opened meanwhile, so only the likeliest are prerendered, and once the page is idle for
 * long. Browsers do without where data, memory or battery are short.
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
