import { expect } from '@playwright/test';
import { company } from '../../src/content/en/company';
import { test } from './storybookTest';

const systemName = `${company.name} design system`;

const folders = ['Introduction', 'Foundations', 'Atoms', 'Sections', 'Forms', 'Pages', 'Guides'];

test('the window around the stories opens with the brand and its folders, and shows the first page', async ({
  storybook: { page, url, takeProblems },
}) => {
  await page.goto(url);
  await expect(page).toHaveTitle(new RegExp(` ⋅ ${systemName}$`));
  await expect(page.getByRole('link', { name: systemName })).toBeVisible();
  await expect(page.locator('[data-item-id]:not([data-parent-id])')).toHaveText(
    folders.map((folder) => new RegExp(`^${folder}`)),
  );
  await expect(
    page
      .frameLocator('#storybook-preview-iframe')
      .getByRole('heading', { level: 1, name: 'Everything on the counter' }),
  ).toBeVisible();
  expect(takeProblems()).toEqual([]);
});
