/** Pages of this site: every address but those of files. */
const pages = { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] };

/** Once the application runs, it moves within the page, and a document made ready would be in vain. */
const inDocument = 'html:not([data-app="ready"])';

/**
 * The rules by which browsers make the pages ready that a page leads to, so that a move shows what is
 * drawn already (Speculation Rules, WICG): the likeliest when the page is at rest, those of an open
 * menu at once, all others as a pointer comes near, or on phones as their links come into view.
 * Browsers do without where data, memory or battery are short.
 *
 * @param path of the page.
 * @param leadsTo the paths that most visitors open next.
 */
export function speculationRules(path: string, leadsTo: readonly string[]): string {
  const elsewhere = [pages, { not: { href_matches: [path, `${path}#*`] } }];
  const links = (selector: string, ...conditions: object[]) => ({
    and: [{ selector_matches: selector }, ...elsewhere, ...conditions],
  });
  const likeliest = {
    where: links(`${inDocument}[data-rest] a`, { href_matches: leadsTo }),
    eagerness: 'immediate',
  };
  return JSON.stringify({
    prerender: [
      ...(leadsTo.length > 0 ? [likeliest] : []),
      { where: links(`${inDocument} :popover-open a`), eagerness: 'immediate' },
      { where: links(`${inDocument} a`), eagerness: 'eager' },
    ],
  });
}
