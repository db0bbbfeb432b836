import { expect } from '@playwright/test';
import { company } from '../../src/content/en/company';
import { test } from './storybookTest';
import { watchPage } from './watchPage';

const systemName = `${company.name} design system`;

const folders = ['Introduction', 'Foundations', 'Atoms', 'Sections', 'Forms', 'Pages', 'Guides'];

test('the frame around the stories has the brand in its font, and the folders in their order', async ({
  storybook,
  page,
}) => {
  const watch = watchPage(page, storybook.url);
  const fonts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.woff2')) fonts.push(new URL(response.url()).pathname);
  });
  await page.goto(storybook.url);
  await expect(page).toHaveTitle(new RegExp(` ⋅ ${systemName}$`));
  await expect(page.getByRole('link', { name: systemName })).toBeVisible();
  await expect(page.locator('[data-item-id]:not([data-parent-id])')).toHaveText(
    folders.map((folder) => new RegExp(`^${folder}`)),
  );
  await expect(page.frameLocator('#storybook-preview-iframe').locator('body')).toHaveClass(
    /sb-show-main/,
  );
  await expect(page.locator('.brand')).toHaveCSS('font-family', /^"Anek Latin Variable"/);
  const loadedFonts = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family.replaceAll('"', '')),
    );
  await expect.poll(loadedFonts).toContain('Anek Latin Variable');
  // Those of Storybook and of other scripts would only delay the first page.
  expect(fonts.filter((path) => !/^\/(sb-fonts\/|assets\/anek-latin)/.test(path))).toEqual([]);
  expect(watch.takeProblems()).toEqual([]);
});
