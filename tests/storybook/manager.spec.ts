import { expect } from '@playwright/test';
import { company } from '../../src/content/messages/en/company';
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

for (const [word, components] of Object.entries({
  card: ['FeatureCard', 'LinkCard', 'ProductCard', 'StatCard', 'CardGrid'],
  accordion: ['QuestionList'],
  FAQ: ['QuestionList'],
  steps: ['Steps'],
}))
  test(`a search for "${word}" finds ${components.join(', ')}`, async ({
    storybook: { page, url },
  }) => {
    await page.goto(url);
    await page.getByRole('searchbox', { name: 'Search for components' }).fill(word);
    for (const name of components)
      await expect(
        page.getByRole('option', { name: new RegExp(` / ${name}`) }).first(),
      ).toBeVisible();
  });
