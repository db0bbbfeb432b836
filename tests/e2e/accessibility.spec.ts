import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { paths } from '../../src/content/paths';
import { menu, menuButton } from './frame';
import { openPage, test } from './site';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds in the page as it stands, one line each. */
async function findViolations(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(standards)
    // The dearest of the rules by far. Stories measure the colours of every page and state.
    .disableRules('color-contrast');
  const { violations, passes } = await axe.analyze();
  expect(passes.length).toBeGreaterThan(10);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
}

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
