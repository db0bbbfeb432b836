import { expect } from '@playwright/test';
import { company } from '#words/company';
import { terms } from '#words/legal/terms';
import { contact } from '#words/pages/contact';
import { siteFrame } from '#words/siteFrame';
import { paths } from '../../src/content/paths';
import { kindsOfPages } from './kindsOfPages';
import { openPage, test } from './site';

for (const path of kindsOfPages) {
  test(`${path} is printed black on white, with the logo and without what is pressed`, async ({
    page,
  }) => {
    await openPage(page, path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner').getByRole('link', { name: company.name })).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: siteFrame.mainNavigationLabel }),
    ).toBeHidden();
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
  await openPage(page, paths.terms);
  await page.emulateMedia({ media: 'print' });
  const contents = page.getByRole('navigation', { name: terms.contentsTitle });
  await expect(contents.getByRole('list')).toHaveCSS('column-count', '2');
  await expect(contents).toHaveCSS('position', 'static');
  await expect(page.getByRole('main')).toContainText(
    `${terms.versionLabel} ${terms.version} · ${terms.dateLabel}`,
  );
  for (const title of await page.getByRole('heading', { level: 2 }).all())
    await expect(title).toHaveCSS('break-after', 'avoid');
});

test('a printed contact page has the facts and the map’s address in place of form and map', async ({
  page,
}) => {
  await openPage(page, paths.contact);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('form')).toBeHidden();
  await expect(page.locator('iframe')).toBeHidden();
  const facts = page.locator('dl');
  await expect(facts).toContainText(company.phoneDisplay);
  await expect(facts.getByRole('status')).toBeHidden();
  const map = page.getByRole('link', { name: contact.map.openLabel });
  const behind = await map.evaluate((link) => getComputedStyle(link, '::after').content);
  expect(behind).toContain('https://www.openstreetmap.org/');
});
