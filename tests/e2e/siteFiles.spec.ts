import { expect } from '@playwright/test';
import { languages } from '../../src/content/languages';
import { company } from '../../src/content/messages/en/company';
import { pages } from '../../src/content/pages';
import { localPath } from '../../src/domain/localPath';
import { test } from './site';

test('the sitemap lists every page that search engines may list, and no other', async ({
  request,
}) => {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toMatch(/xml/);
  const listed = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  const indexed = pages.filter(({ isIndexed }) => isIndexed);
  expect(listed).toEqual(
    languages.flatMap(({ prefix }) =>
      indexed.map(({ path }) => company.siteUrl + localPath(prefix, path)),
    ),
  );
  expect(listed.join()).not.toMatch(/thanks/i);
});

test('robots.txt lets crawlers in and shows them the sitemap', async ({ request }) => {
  const response = await request.get('/robots.txt');
  expect(response.headers()['content-type']).toMatch(/^text\/plain/);
  const text = await response.text();
  expect(text).toContain('User-agent: *\nAllow: /\n');
  expect(text).toContain(`Sitemap: ${company.siteUrl}/sitemap.xml`);
});

/** Width and height from the header of a PNG file. */
function pngSize(file: Buffer): string {
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}

test('the manifest and all its icons are there, in the sizes it names', async ({ request }) => {
  const response = await request.get('/site.webmanifest');
  expect(response.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const manifest: { name: string; icons: { src: string; sizes: string; type: string }[] } =
    await response.json();
  expect(manifest.name).toBe(company.name);
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(
    expect.arrayContaining(['192x192', '512x512']),
  );
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type']).toBe(type);
    expect(pngSize(await icon.body())).toBe(sizes);
  }
});

test('the favicons and the image for sharing are there', async ({ page, request }) => {
  await page.goto('/');
  const hrefs = await page
    .locator('link[rel="icon"], link[rel="apple-touch-icon"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png']);
  const types: (string | undefined)[] = [];
  for (const href of hrefs) {
    const response = await request.get(href);
    expect(response.status()).toBe(200);
    types.push(response.headers()['content-type']);
  }
  expect(types).toEqual([
    expect.stringMatching(/^image\/(x-icon|vnd\.microsoft\.icon)$/),
    'image/svg+xml',
    'image/png',
  ]);
  const shared = await page.locator('meta[property="og:image"]').getAttribute('content');
  const image = await request.get(new URL(shared ?? '').pathname);
  expect(pngSize(await image.body())).toBe('1200x630');
});
