import { expect } from '@playwright/test';
import { paths } from '../../src/content/paths';
import { findViolations } from './findViolations';
import { menu, menuButton } from './frame';
import { openPage, test } from './site';

// Stories check each page in every window, each state of a form and each open menu: here stands what only
// the built document has around them.
test('axe finds nothing wrong with a built page, before and with its open menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openPage(page, paths.contact);
  expect(await findViolations(page)).toEqual([]);
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  await expect(page.getByRole('main').locator(':visible')).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
});

test('axe finds nothing wrong with the outbox', async ({ page }) => {
  await page.goto('/__outbox');
  expect(await findViolations(page)).toEqual([]);
});
