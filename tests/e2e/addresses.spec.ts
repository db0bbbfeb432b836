import { expect } from '@playwright/test';
import { pageRoutes } from '../../src/app/pageRoutes';
import { company } from '../../src/content/company';
import { languages } from '../../src/content/languages';
import { localPath } from '../../src/domain/localPath';
import { openPage, test, wake } from './site';

const spellings = [
  { written: '/joinus', canonical: '/JoinUs' },
  { written: '/JOINUS/', canonical: '/JoinUs' },
  { written: '/ABOUT/', canonical: '/about' },
  { written: '/Contact?from=card', canonical: '/contact' },
  { written: '/Thanks', canonical: '/thanks' },
  { written: '/thanks', canonical: '/thanks' },
  { written: '/thanks/', canonical: '/thanks' },
  { written: '/products/Micro-ATM/', canonical: '/products/micro-atm' },
];

for (const { written, canonical } of spellings) {
  test(`${written} is the page at ${canonical}`, async ({ page, request, problems }) => {
    const prerendered = await (await request.get(canonical)).text();
    const response = await page.goto(written);
    expect(response?.status()).toBe(200);
    expect(await response?.text()).toBe(prerendered);
    await wake(page);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      company.siteUrl + canonical,
    );
    await expect(page).toHaveURL(written);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This road ends here');
    expect(problems).toEqual([]);
  });
}

test('where a host minds letter case, the 404 page goes to the right spelling', async ({
  page,
  request,
}) => {
  const notFound = await (await request.get('/no-such-page')).text();
  await page.route(/\/(joinus|JOINUS)/, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: notFound }),
  );
  for (const written of ['/joinus', '/JOINUS/?from=card#main']) {
    await page.goto(written);
    await expect(page).toHaveTitle('Join Us | Saralpay');
    await expect(page).toHaveURL(written.replace(/^\/joinus\/?/i, '/JoinUs'));
    await wake(page);
  }
});

for (const address of ['/no-such-page', '/about/more', '/static/js/gone.js', '/%E0%A4']) {
  test(`${address} answers 404 with the page that says so`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This road ends here');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
}

test('the 404 page has header, footer and ways on that work', async ({ page }) => {
  await openPage(page, '/no-such-page');
  await expect(page).toHaveTitle('Page not found | Saralpay');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Micro ATM' }).click();
  await expect(page).toHaveURL('/products/micro-atm');
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});

test('the sitemap lists every page that search engines may list, and no other', async ({
  request,
}) => {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toMatch(/xml/);
  const listed = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  const indexed = pageRoutes.filter(({ isIndexed }) => isIndexed);
  expect(listed).toEqual(
    languages.flatMap(({ prefix }) =>
      indexed.map(({ path }) => company.siteUrl + localPath(prefix, path)),
    ),
  );
  expect(listed).toHaveLength(20);
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

test('the favicons and the picture for sharing are there', async ({ page, request }) => {
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
  const picture = await request.get(new URL(shared ?? '').pathname);
  expect(pngSize(await picture.body())).toBe('1200x630');
});
