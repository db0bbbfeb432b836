/** A page as crawlers know it. */
export interface ListedPage {
  path: string;
  isIndexed: boolean;
}

/** The sitemap of every page that search engines may list (sitemaps.org protocol 0.9). */
export function sitemapXml(siteUrl: string, pages: readonly ListedPage[]): string {
  const rows = pages
    .filter(({ isIndexed }) => isIndexed)
    .map(({ path }) => `  <url><loc>${siteUrl}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...rows,
    '</urlset>',
    '',
  ].join('\n');
}

/** Lets every crawler in and shows it the sitemap. */
export function robotsText(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
