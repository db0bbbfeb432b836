import { expect } from '@playwright/test';
import { languages } from '../../src/content/languages';
import { paths } from '../../src/content/paths';
import { localPath } from '../../src/domain/localPath';
import { test } from './site';
import { english, hindi, inHindi, switchTo } from './twoLanguages';

test('a choice is remembered by who comes from elsewhere, and another one takes its place', async ({
  page,
}) => {
  await page.goto(paths.about);
  await switchTo(page, hindi);
  await expect(page).toHaveURL(inHindi(paths.about));
  await page.goto(`${paths.contact}?from=mail#map-title`);
  await expect(page).toHaveURL(`${inHindi(paths.contact)}?from=mail#map-title`);
  await switchTo(page, english);
  await expect(page).toHaveURL(paths.contact);
  await page.goto(paths.terms);
  await expect(page).toHaveURL(paths.terms);
});

test('who reads the original of a legal text has not chosen its language', async ({ page }) => {
  await page.goto(inHindi(paths.terms));
  await page.getByRole('main').getByRole('link', { name: 'अंग्रेज़ी में पढ़ें' }).click();
  await expect(page).toHaveURL(paths.terms);
  await page.goto(inHindi(paths.about));
  await expect(page).toHaveURL(inHindi(paths.about));
});

for (const record of languages) {
  if (!('offer' in record)) continue;
  test.describe(`in a browser in ${record.code}`, () => {
    test.use({ locale: record.tag });

    test('its language is offered once, leads to the same page, and nobody is led there', async ({
      page,
    }) => {
      const offer = page.getByRole('link', { name: record.offer });
      await page.goto(paths.about);
      await expect(page).toHaveURL(paths.about);
      await expect(offer).toHaveAttribute('href', localPath(record.prefix, paths.about));
      await page.goto(paths.terms);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(offer).toBeHidden();
    });
  });
}

test('an English browser is offered nothing', async ({ page }) => {
  await page.goto(paths.home);
  await expect(page.getByRole('link', { name: hindi.offer })).toBeHidden();
});

test('the bar of a phone has the switch in every language', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const { prefix } of languages) {
    await page.goto(localPath(prefix, paths.about));
    await expect(page.locator('button[popovertarget="languages-panel"]')).toBeInViewport();
  }
  await page.goto(inHindi(paths.about));
  await switchTo(page, english);
  await expect(page).toHaveURL(paths.about);
});
