import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { languageRecords } from '../../src/content/languages';
import { PageHead, type PageHeadProps } from '../../src/sections/PageHead';

const site = {
  name: 'Saralpay',
  siteUrl: 'https://site.example',
  language: languageRecords[1],
  languages: languageRecords.slice(0, 2),
};
const meta = { title: 'About Us', description: 'Who we are.', headline: 'Every village counts' };

const headOf = (props: Partial<PageHeadProps>) =>
  renderToStaticMarkup(createElement(PageHead, { meta, site, ...props }));

// What the head of each page of the site says is asked of the prerendered pages, end to end.
describe('the head of a page', () => {
  it('names the page in every language, and the usual one for whoever speaks none of them', () => {
    expect(headOf({ path: '/about' }).match(/hrefLang="[^"]+" href="[^"]+"/g)).toEqual([
      'hrefLang="en" href="https://site.example/about"',
      'hrefLang="hi" href="https://site.example/hi/about"',
      'hrefLang="x-default" href="https://site.example/about"',
    ]);
  });

  it('tells the words of an image that says more than the title', () => {
    const head = headOf({ path: '/about' });
    expect(head).toContain(
      'property="og:image" content="https://site.example/social/hi/about.png"',
    );
    for (const name of ['property="og:image:alt"', 'name="twitter:image:alt"'])
      expect(head).toContain(`${name} content="Saralpay: Every village counts"`);
  });

  it('claims no address for a page that has none, and shares it as Home', () => {
    const head = headOf({ isIndexed: false });
    expect(head).not.toMatch(/canonical|og:url|alternate" hrefLang/);
    expect(head).toContain('name="robots" content="noindex"');
    expect(head).toContain('property="og:image" content="https://site.example/social/hi/home.png"');
    expect(head).toContain('property="og:image:alt" content="Saralpay"');
  });
});
