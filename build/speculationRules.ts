/** Pages of this site: every address but those of files. */
const pages = { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] };

/**
 * The links of a page that is at rest: before, they would take the network and the processor from it.
 * Once the application runs, it moves within the page, and a document made ready would be in vain.
 */
const links = 'html[data-rest]:not([data-app="ready"]) a:not([hreflang])';

/**
 * The rules by which browsers make the pages ready that a page leads to, so that a move shows what is
 * drawn already (Speculation Rules, WICG): the likeliest at once, all others as a pointer comes near,
 * or on phones as their links come into view. Of the many links of an open menu only the HTML is
 * fetched, once for each page, whichever of its places they lead to: to draw all those pages would keep
 * the processor from the menu itself. Browsers do without where data, memory or battery are short.
 *
 * @param path of the page.
 * @param leadsTo the paths that most visitors open next.
 */
export function speculationRules(path: string, leadsTo: readonly string[]): string {
  const elsewhere = [pages, { not: { href_matches: [path, `${path}#*`] } }];
  const where = (selector: string, ...conditions: object[]) => ({
    and: [{ selector_matches: selector }, ...elsewhere, ...conditions],
  });
  const likeliest = { where: where(links, { href_matches: leadsTo }), eagerness: 'immediate' };
  return JSON.stringify({
    prerender: [
      ...(leadsTo.length > 0 ? [likeliest] : []),
      { where: where(links), eagerness: 'eager' },
    ],
    prefetch: [
      { where: where(`${links}:is(:popover-open *):not([href*="#"])`), eagerness: 'immediate' },
    ],
  });
}
