import { expect } from '@playwright/test';
import { siteFrame } from '../../src/content/hi/siteFrame';
import { paths } from '../../src/content/paths';
import { openPage, test } from './site';
import { english, hindi, inHindi, languageLink, switchTo } from './twoLanguages';

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

test.describe('in a Hindi browser', () => {
  test.use({ locale: 'hi-IN' });

  test('Hindi is offered once, and nobody is led there', async ({ page }) => {
    const offer = page.getByRole('link', { name: hindi.offer });
    await page.goto(paths.about);
    await expect(page).toHaveURL(paths.about);
    await expect(offer).toBeVisible();
    await page.goto(paths.terms);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(offer).toBeHidden();
  });

  test('the offer leads to the same page', async ({ page }) => {
    await page.goto(paths.terms);
    await page.getByRole('link', { name: hindi.offer }).click();
    await expect(page).toHaveURL(inHindi(paths.terms));
  });
});

test('an English browser is offered nothing', async ({ page }) => {
  await page.goto(paths.home);
  await expect(page.getByRole('link', { name: hindi.offer })).toBeHidden();
});

test.describe('where storage is blocked', () => {
  test('languages can still be changed', async ({ page, problems }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Blocked', 'SecurityError');
          },
        });
      }
    });
    await openPage(page, paths.about);
    await switchTo(page, hindi);
    await expect(page).toHaveURL(inHindi(paths.about));
    expect(problems).toEqual([]);
  });
});

test('the menu of a phone has the switch', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(inHindi(paths.about));
  await page.getByRole('button', { name: siteFrame.menuLabel }).click();
  const link = languageLink(page, english);
  await expect(link).toHaveCount(1);
  await link.click();
  await expect(page).toHaveURL(paths.about);
});
