import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { loadingError } from '#messages/siteFrame';
import { paths } from '../../src/content/paths';
import { footerLink, menuButton, productsButton, productsList } from './frame';
import { kindsOfPages } from './kindsOfPages';
import { openPage, saveData, test } from './site';

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

for (const path of [...kindsOfPages, '/no-such-page']) {
  // Stories check each page in every window, and each state of a form.
  test(`axe finds nothing wrong with ${path} on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await openPage(page, path);
    expect(await findViolations(page)).toEqual([]);
  });
}

test('axe finds nothing wrong with the loading error', async ({ page }) => {
  await saveData(page);
  await openPage(page, paths.home);
  await page.route('**/static/js/TermsPage-*.js', (route) => route.abort());
  await footerLink(page, paths.terms).click();
  await expect(page.getByRole('heading', { name: loadingError.title })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

for (const [name, width, button] of [
  ['Menu', 360, menuButton],
  ['Products', 1280, productsButton],
] as const) {
  test(`axe finds nothing wrong with the navigation opened by ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, paths.home);
    await button(page).click();
    const list = productsList(page);
    await expect(list.filter({ visible: true })).toHaveCount(1);
    expect(await findViolations(page)).toEqual([]);
  });
}

test('axe finds nothing wrong with the outbox', async ({ page }) => {
  await page.goto('/__outbox');
  expect(await findViolations(page)).toEqual([]);
});
