import { expect, type Page } from '@playwright/test';
import { company } from '#messages/company';
import { language } from '#messages/language';
import { languages } from '../../src/content/languages';
import { pages } from '../../src/content/pages';
import { paths } from '../../src/content/paths';
import { products } from '../../src/content/products';
import { localPath } from '../../src/domain/localPath';
import { eachLanguage } from './eachLanguage';
import { obfuscateEmails } from './obfuscateEmails';
import { local, test } from './site';

test.use({ javaScriptEnabled: false });

/** Opens every page of the language of this run as HTML alone, and asks each. */
async function askEveryPage(page: Page, ask: (route: (typeof pages)[number]) => Promise<void>) {
  await page.route('**', (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort(),
  );
  for (const route of pages) {
    await test.step(route.path, async () => {
      await page.goto(local(route.path));
      await ask(route);
    });
  }
}

test(
  'every page is whole without a script, and says to machines what it is',
  eachLanguage,
  async ({ page, request }) => {
    const told = new Set<string>();
    await askEveryPage(page, async ({ path, isIndexed }) => {
      await expect(page.locator('html')).toHaveAttribute('lang', language.tag);
      await expect(page.locator('h1')).toHaveText(/\S/);
      for (const landmark of ['banner', 'main', 'contentinfo'] as const)
        await expect(page.getByRole(landmark)).toHaveCount(1);
      await expect(page.locator('a').first()).toHaveAttribute('href', '#main');
      // No page that is opened from here can reach back.
      await expect(page.locator('a[target]:not([rel~="noopener"])')).toHaveCount(0);

      const meta = (name: string) => page.locator(`meta[name="${name}"]`);
      const property = (name: string) => page.locator(`meta[property="og:${name}"]`);
      const title = await page.title();
      const description = (await meta('description').getAttribute('content')) ?? '';
      const image = (await property('image').getAttribute('content')) ?? '';
      const address = company.siteUrl + local(path);
      if (path === paths.home) expect(title).toBe(company.name);
      else expect(title.split(' | ')).toEqual([expect.stringMatching(/\S/), company.name]);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
      await expect(property('url')).toHaveAttribute('content', address);
      await expect(property('title')).toHaveAttribute('content', title);
      await expect(property('description')).toHaveAttribute('content', description);
      await expect(property('image:alt')).toHaveAttribute('content', /^[^:]+: \S/);
      await expect(meta('twitter:card')).toHaveAttribute('content', 'summary_large_image');
      await expect(meta('twitter:image')).toHaveAttribute('content', image);
      const served = await request.head(new URL(image).pathname);
      expect(served.headers()['content-type']).toBe('image/png');
      const hidden = page.locator('meta[name="robots"][content="noindex"]');
      await expect(hidden).toHaveCount(isIndexed ? 0 : 1);
      for (const text of [title, description, image]) told.add(text);

      const data = page.locator('script[type="application/ld+json"]');
      await expect(data).toHaveCount(isIndexed ? 1 : 0);
      if (!isIndexed) return;
      const graph: unknown[] = JSON.parse((await data.textContent()) ?? '')['@graph'];
      const isProduct = products.some((product) => product.path === path);
      expect(graph).toHaveLength(isProduct || path === paths.help ? 2 : 1);
      if (path !== paths.help) return;
      const asked = page.locator('main summary').getByRole('heading');
      expect(graph[1]).toMatchObject({
        mainEntity: (await asked.allTextContents()).map((name) => ({ name })),
      });
    });
    // No two pages have the same title, description or image.
    expect(told.size).toBe(3 * pages.length);
  },
);

test('every page brings the styles that it uses, once, and scripts that are there', async ({
  page,
  request,
}) => {
  const scripts = new Set<string>();
  await askEveryPage(page, async () => {
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
    expect([...ruled].filter((rule) => !used.includes(rule.slice(1)))).toEqual([]);

    const ofComponents = await page
      .locator('[data-office-hours], [data-parts], [data-reversal], [data-answers]')
      .count();
    await expect(page.locator('script:not([type])')).toHaveCount(2 + ofComponents);
    await expect(page.locator('script[type="speculationrules"]')).toHaveCount(1);
    await expect(page.locator('link[rel="modulepreload"]')).toHaveCount(0);
    const files = await page
      .locator('script[data-scripts]')
      .evaluate(({ dataset }) => `${dataset.scripts} ${dataset.page}`.split(' '));
    for (const file of files) scripts.add(file);
  });
  expect(scripts.size).toBeGreaterThan(pages.length);
  for (const file of scripts) {
    expect(file).toMatch(/^\/static\/js\/[\w-]+\.js$/);
    const response = await request.head(file);
    expect(response.headers()['content-type']).toMatch(/^text\/javascript/);
  }
});

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
