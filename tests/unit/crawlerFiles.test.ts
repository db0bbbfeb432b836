import { describe, expect, it } from 'vitest';
import { robotsText, sitemapXml } from '../../build/crawlerFiles';

describe('files for crawlers', () => {
  it('list the pages that may be found, and no others', () => {
    const xml = sitemapXml('https://site.example', [
      { path: '/', isIndexed: true },
      { path: '/JoinUs', isIndexed: true },
      { path: '/thanks', isIndexed: false },
    ]);
    expect(xml.match(/<loc>[^<]*/g)).toEqual([
      '<loc>https://site.example/',
      '<loc>https://site.example/JoinUs',
    ]);
  });

  it('show crawlers the sitemap', () => {
    expect(robotsText('https://site.example')).toContain(
      'Sitemap: https://site.example/sitemap.xml',
    );
  });
});
