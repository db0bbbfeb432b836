import { expect, type Page } from '@playwright/test';
import { company } from '#messages/company';
import { language } from '#messages/language';
import { footerNavigation, supportNavigation } from '#messages/navigation';
import { siteFrame } from '#messages/siteFrame';
import { languages } from '../../src/content/languages';
import { pages } from '../../src/content/pages';
import { paths } from '../../src/content/paths';
import { products } from '../../src/content/products';
import { localPath } from '../../src/domain/localPath';
import { eachLanguage } from './eachLanguage';
import { kindsOfPages } from './kindsOfPages';
import { obfuscateEmails } from './obfuscateEmails';
import { local, test } from './site';

/** In every language: a page of each kind, and Help, which alone tells machines of its questions. */
const kinds = new Set<string>([...kindsOfPages, paths.help]);

test.use({ javaScriptEnabled: false });

async function expectFooter(page: Page) {
  const footer = page.getByRole('contentinfo');
  const links = footer
    .getByRole('navigation', { name: siteFrame.footerNavigationLabel })
    .getByRole('link');
  await expect(links).toHaveText(footerNavigation.map(({ label }) => label));
  for (const { name, href } of [
    ...company.social.map(({ network, href }) => ({ name: network, href })),
    ...products.map(({ name, path }) => ({ name, href: local(path) })),
    ...supportNavigation.map(({ label, href }) => ({ name: label, href: local(href) })),
    { name: company.email, href: `mailto:${company.email}` },
    { name: company.phoneDisplay, href: `tel:${company.phone}` },
  ]) {
    const link = footer.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', href);
  }
  await expect(footer).toContainText(company.legalName);
}

for (const { path, isIndexed } of pages) {
  test(
    `${path} comes whole, says what it is to machines, and brings only what it uses`,
    kinds.has(path) ? eachLanguage : {},
    async ({ page, request }) => {
      const response = await page.goto(local(path));

      await test.step('a heading, landmarks, a skip link and the whole footer', async () => {
        expect(response?.status()).toBe(200);
        expect(response?.headers()['content-type']).toBe('text/html; charset=utf-8');
        await expect(page.locator('html')).toHaveAttribute('lang', language.tag);
        await expect(page.locator('h1')).toHaveText(/\S/);
        await expect(page.locator('h1')).toBeVisible();
        await expect(page.getByRole('banner')).toHaveCount(1);
        await expect(
          page.getByRole('navigation', { name: siteFrame.mainNavigationLabel }),
        ).toHaveCount(1);
        await expect(page.getByRole('main')).toHaveCount(1);
        await expect(page.getByRole('contentinfo')).toHaveCount(1);
        await expect(page.locator('a').first()).toHaveAttribute('href', '#main');
        await expectFooter(page);
        // No page that is opened from here can reach back.
        await expect(page.locator('a[target]:not([rel~="noopener"])')).toHaveCount(0);
      });

      await test.step('it fits the narrow and the usual window', async () => {
        for (const width of [360, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          // Once its font has come: those that stand in for each other are not equally wide.
          await expect
            .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
            .toBe(width);
        }
      });

      await test.step('what it is to search engines and those it is shared with', async () => {
        const meta = (name: string) => page.locator(`meta[name="${name}"]`);
        const property = (name: string) => page.locator(`meta[property="og:${name}"]`);
        const title = await page.title();
        const description = (await meta('description').getAttribute('content')) ?? '';
        const address = company.siteUrl + local(path);

        if (path === paths.home) expect(title).toBe(company.name);
        else expect(title.split(' | ')).toEqual([expect.stringMatching(/\S/), company.name]);
        expect(description.length).toBeGreaterThanOrEqual(120);
        expect(description.length).toBeLessThanOrEqual(160);
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
        await expect(property('url')).toHaveAttribute('content', address);
        await expect(property('title')).toHaveAttribute('content', title);
        await expect(property('description')).toHaveAttribute('content', description);
        const image = (await property('image').getAttribute('content')) ?? '';
        expect(image).toMatch(/^https:.+\.png$/);
        await expect(property('image:alt')).toHaveAttribute('content', /^[^:]+: \S/);
        await expect(meta('twitter:card')).toHaveAttribute('content', 'summary_large_image');
        await expect(meta('twitter:image')).toHaveAttribute('content', image);
        const served = await request.get(new URL(image).pathname);
        expect(served.headers()['content-type']).toBe('image/png');
        await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(
          isIndexed ? 0 : 1,
        );

        const data = page.locator('script[type="application/ld+json"]');
        await expect(data).toHaveCount(1);
        const graph: unknown[] = JSON.parse((await data.textContent()) ?? '')['@graph'];
        const home = siteFrame.breadcrumbs.ancestors[0].label;
        const product = products.find((candidate) => candidate.path === path);

        expect(graph[0]).toMatchObject({
          '@type': 'Organization',
          name: company.name,
          contactPoint: [
            { '@type': 'ContactPoint', telephone: company.phone, email: company.email },
          ],
        });
        expect(graph).toHaveLength(product || path === paths.help ? 2 : 1);
        if (path === paths.help) {
          const asked = page.locator('main summary').getByRole('heading');
          expect(graph[1]).toMatchObject({
            '@type': 'FAQPage',
            mainEntity: (await asked.allTextContents()).map((name) => ({ name })),
          });
        }
        if (!product) return;
        expect(graph[1]).toMatchObject({
          '@type': 'BreadcrumbList',
          itemListElement: [
            { position: 1, name: home, item: company.siteUrl + local(paths.home) },
            { position: 2, name: product.name, item: address },
          ],
        });
      });

      await test.step('the styles it uses, once, and two inline scripts that run', async () => {
        await expect(page.locator('head style')).not.toHaveCount(0);
        await expect(page.locator('body style')).toHaveCount(0);
        await expect(page.locator('[style]')).toHaveCount(0);
        const written = await page.locator('style[data-styles]').allTextContents();
        const runs = [...written.join('').matchAll(/\.sp-([a-z0-9]+)/g)]
          .map(([, name]) => name)
          .filter((name, index, names) => name !== names[index - 1]);
        expect(runs).not.toEqual([]);
        expect(runs.filter((name, index) => runs.indexOf(name) !== index)).toEqual([]);
        const css = await page.locator('head style').allTextContents();
        const ruled = new Set(css.join('').match(/\.sp-[a-z0-9]+/g));
        const used = await page
          .locator('[class*="sp-"]')
          .evaluateAll((elements) => elements.flatMap(({ classList }) => [...classList]));
        expect(ruled.size).toBeGreaterThan(0);
        expect([...ruled].filter((rule) => !used.includes(rule.slice(1)))).toEqual([]);

        const ofComponents = await page
          .locator('[data-office-hours], [data-contents], [data-reversal], [data-answers]')
          .count();
        await expect(page.locator('script:not([type])')).toHaveCount(2 + ofComponents);
        const scripts = page.locator('script[data-scripts]');
        await expect(page.locator('script[type="speculationrules"]')).toHaveCount(1);
        await expect(page.locator('link[rel="modulepreload"]')).toHaveCount(0);
        const files = await scripts.evaluate(({ dataset }) => [
          ...(dataset.scripts ?? '').split(' '),
          ...(dataset.page ?? '').split(' '),
        ]);
        expect(files.length).toBeGreaterThan(2);
        for (const file of new Set(files)) {
          expect(file).toMatch(/^\/static\/js\/[\w-]+\.js$/);
          const response = await request.get(file);
          expect(response.headers()['content-type']).toMatch(/^text\/javascript/);
        }
      });
    },
  );
}

test(
  'no two pages have the same title, description or image',
  eachLanguage,
  async ({ request }) => {
    const texts = await Promise.all(
      pages.map(async ({ path }) => (await request.get(local(path))).text()),
    );
    const count = (pattern: RegExp) => new Set(texts.map((page) => pattern.exec(page)?.[1])).size;
    expect(count(/<title>(.+?)<\/title>/)).toBe(pages.length);
    expect(count(/<meta name="description" content="(.+?)"/)).toBe(pages.length);
    expect(count(/<meta property="og:image" content="(.+?)"/)).toBe(pages.length);
  },
);

test('Cloudflare leaves the email addresses of every page as they are', async ({ request }) => {
  const routes = [...pages.map(({ path }) => path), '/no-such-page'];
  for (const path of languages.flatMap(({ prefix }) =>
    routes.map((each) => localPath(prefix, each)),
  )) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain(`href="mailto:${company.email}"`);
    // Not compared as texts: a failure would print the page.
    expect(obfuscateEmails(html) === html, path).toBe(true);
    const unmarked = html.replaceAll(/<!--\/?email_off-->/g, '');
    expect(obfuscateEmails(unmarked), path).not.toContain('href="mailto:');
  }
});
