import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { pageRoutes } from '../../src/app/pageRoutes';
import { answerWith, expectFailed, expectSent, openFilledForm, sendButton } from './contactPage';
import { openPage, test } from './site';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const addresses = [...pageRoutes.map(({ path }) => path), '/no-such-page'];

const widths = [360, 1280];

/** What axe finds in the page as it stands, at each width, one line each. */
async function findViolations(page: Page, at = widths): Promise<string[]> {
  const found: string[] = [];
  for (const width of at) {
    await page.setViewportSize({ width, height: 800 });
    const { violations, passes } = await new AxeBuilder({ page }).withTags(standards).analyze();
    expect(passes.length).toBeGreaterThan(10);
    for (const { id, nodes } of violations) {
      found.push(...nodes.map(({ target }) => `${width} px: ${id}: ${target}`));
    }
    const content = await page.evaluate(() => document.documentElement.scrollWidth);
    if (content > width) found.push(`${width} px: the content is ${content} px wide`);
  }
  return found;
}

for (const path of addresses) {
  test(`axe finds nothing wrong with ${path}, and it fits the window`, async ({ page }) => {
    await openPage(page, path);
    expect(await findViolations(page)).toEqual([]);
  });
}

test('axe finds nothing wrong with the join form in error', async ({ page }) => {
  await openPage(page, '/JoinUs');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('textbox', { name: 'Phone' }).press('a');
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test('axe finds nothing wrong with the contact form in error', async ({ page }) => {
  await openPage(page, '/contact');
  await sendButton(page).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
});

test('axe finds nothing wrong with a query that was sent', async ({ page }) => {
  await openFilledForm(page);
  await sendButton(page).click();
  await expectSent(page);
  expect(await findViolations(page)).toEqual([]);
});

test('axe finds nothing wrong with a query that was not sent', async ({ page }) => {
  await openFilledForm(page);
  await answerWith(page, '500');
  await sendButton(page).click();
  await expectFailed(page);
  expect(await findViolations(page)).toEqual([]);
});

test('axe finds nothing wrong with the loading error', async ({ page }) => {
  await openPage(page, '/');
  await page.route('**/static/js/TermsPage-*.js', (route) => route.abort());
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^Terms/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Loading error' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

for (const [width, button] of [
  [360, 'Menu'],
  [1280, 'Products'],
] as const) {
  test(`axe finds nothing wrong with the navigation opened by ${button}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, '/');
    await page.getByRole('button', { name: button }).click();
    const list = page.getByRole('list', { name: 'All products and services' });
    await expect(list.filter({ visible: true })).toHaveCount(1);
    expect(await findViolations(page, [width])).toEqual([]);
  });
}

test('axe finds nothing wrong with the outbox', async ({ page }) => {
  await page.goto('/__outbox');
  expect(await findViolations(page)).toEqual([]);
});
