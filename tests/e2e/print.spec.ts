import { expect } from '@playwright/test';
import { company } from '#messages/company';
import { legalFrame } from '#messages/legal/legalFrame';
import { nextProduct } from '#messages/nextProduct';
import { about } from '#messages/pages/about';
import { productFrame } from '#messages/productFrame';
import { siteFrame } from '#messages/siteFrame';
import { termsRecord } from '../../src/content/legalTexts';
import { pages } from '../../src/content/pages';
import { paths } from '../../src/content/paths';
import { products } from '../../src/content/products';
import { eachLanguage } from './eachLanguage';
import { kindsOfPages } from './kindsOfPages';
import { local, openPage, test, viewPage } from './site';

for (const path of kindsOfPages) {
  test(`${path} is printed black on white, with the logo and without what is pressed`, async ({
    page,
  }) => {
    await viewPage(page, path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner').getByRole('link', { name: company.name })).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: siteFrame.mainNavigationLabel }),
    ).toBeHidden();
    const languages = page.getByRole('banner').locator('a[hreflang]');
    await expect(languages.filter({ visible: true })).toHaveCount(0);
    await expect(
      page.getByRole('navigation', { name: siteFrame.footerNavigationLabel }),
    ).toBeHidden();
    await expect(page.locator('.MuiButtonBase-root').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toContainText(company.cin);
    const grounds = await page
      .locator('body, body *')
      .evaluateAll((elements) =>
        elements
          .map((element) => getComputedStyle(element).backgroundColor)
          .filter((colour) => colour !== 'rgba(0, 0, 0, 0)'),
      );
    expect(grounds).toEqual([]);
  });
}

test('a printed legal text has its contents, its version and its date, and no title ends a page', async ({
  page,
}) => {
  await viewPage(page, paths.terms);
  await page.emulateMedia({ media: 'print' });
  const contents = page.getByRole('navigation', { name: legalFrame.contentsTitle });
  await expect(contents.getByRole('list')).toHaveCSS('column-count', '2');
  await expect(contents).toHaveCSS('position', 'static');
  await expect(page.getByRole('main')).toContainText(
    `${legalFrame.versionLabel} ${termsRecord.version} · ${legalFrame.dateLabel}`,
  );
  for (const title of await page.getByRole('heading', { level: 2 }).all())
    await expect(title).toHaveCSS('break-after', 'avoid');
});

test(
  'no printed chapter of About has its text over its image, nor a page’s end within it',
  eachLanguage,
  async ({ page }) => {
    // What an A4 page has beside its margins.
    await page.setViewportSize({ width: 672, height: 980 });
    await viewPage(page, paths.about);
    await page.emulateMedia({ media: 'print' });
    for (const id of Object.keys(about.chapters)) {
      const chapter = page.locator(`#${id}`);
      await expect(chapter).toHaveCSS('break-inside', 'avoid');
      const image = await chapter.locator('img').boundingBox();
      for (const paragraph of await chapter.locator('span:visible').all()) {
        const text = await paragraph.boundingBox();
        expect(text && image && text.y + text.height <= image.y).toBe(true);
      }
    }
  },
);

test(
  'a product is printed as a sheet for the wall: what to bring and each service whole, without ways on',
  eachLanguage,
  async ({ page }) => {
    // What an A4 page has beside its margins.
    await page.setViewportSize({ width: 672, height: 980 });
    const [product] = products;
    await viewPage(page, product.path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: productFrame.bringTitle })).toBeVisible();
    for (const name of [nextProduct.title, productFrame.join.title])
      await expect(page.getByRole('heading', { name })).toBeHidden();
    await expect(page.getByRole('navigation', { name: productFrame.servicesLabel })).toBeHidden();
    const places: number[] = [];
    for (const { id } of product.services) {
      const service = page.locator(`#${id}`);
      await expect(service).toHaveCSS('break-inside', 'avoid');
      const { y = 0, height = 0 } = (await service.boundingBox()) ?? {};
      expect(height, `fits on half a page: ${id}`).toBeLessThan(490);
      places.push(y);
    }
    expect(places).toEqual(places.toSorted((one, next) => one - next));
  },
);

test('a printed contact page has the facts in place of form and map', async ({ page }) => {
  await openPage(page, paths.contact);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('form')).toBeHidden();
  await expect(page.locator('#map-title')).toBeHidden();
  const facts = page.locator('dl').filter({ hasText: company.email });
  await expect(facts).toContainText(company.phoneDisplay);
  await expect(facts.getByRole('status')).toBeHidden();
});

test('a printed contact page fits on one sheet', eachLanguage, async ({ page }) => {
  await openPage(page, paths.contact);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test(
  'what hangs on a shop’s wall has the QR code of its page, which is loaded when it is printed and not before',
  eachLanguage,
  async ({ page }) => {
    for (const { path, hasCode = false } of pages) {
      await test.step(path, async () => {
        const codes: string[] = [];
        const response = await page.request.get(local(path));
        expect((await response.text()).includes('src="/codes/')).toBe(hasCode);
        if (!hasCode) return;
        page.on('request', (request) => {
          if (request.url().includes('/codes/')) codes.push(request.url());
        });
        await page.goto(local(path));
        const code = page.locator('img[src^="/codes/"]');
        await expect(code).toHaveCount(1);
        await expect(code).toBeHidden();
        expect(codes).toEqual([]);
        await page.pdf();
        expect(codes).toHaveLength(1);
        await page.emulateMedia({ media: 'print' });
        await expect(code).toHaveJSProperty('complete', true);
        await expect(code).toBeVisible();
        await page.emulateMedia({ media: null });
        page.removeAllListeners('request');
      });
    }
  },
);

test('images that were not scrolled to yet are loaded for printing', async ({ page }) => {
  await page.goto(local(paths.home));
  const lazy = page.locator('img[loading="lazy"]');
  await expect(lazy).not.toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(lazy).toHaveCount(0);
});
