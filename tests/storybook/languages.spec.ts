import { expect } from '@playwright/test';
import { home as english } from '../../src/content/messages/en/pages/home';
import { language } from '../../src/content/messages/hi/language';
import { home as hindi } from '../../src/content/messages/hi/pages/home';
import { readEntries } from './builtStorybook';
import { openPreview } from './runningPreview';
import { showEntry } from './showEntry';
import { test } from './storybookTest';

test('the toolbar switches the language of a story', async ({ storybook: { page, url } }) => {
  await page.goto(`${url}?path=/story/sections-calltoaction--default`);
  const preview = page.frameLocator('#storybook-preview-iframe');
  await expect(preview.getByRole('heading', { name: english.join.title })).toBeVisible();
  await page.getByRole('button', { name: 'Language of the messages' }).click();
  await page.getByText(language.name, { exact: true }).click();
  await expect(preview.getByRole('heading', { name: hindi.join.title })).toBeVisible();
  await expect(preview.locator('html')).toHaveAttribute('lang', language.tag);
});

test('every page holds words that are two fifths longer, 320 and 1280 pixels wide', async ({
  storybook: { page, url },
}) => {
  const pages = readEntries().filter(
    ({ title, name }) => title.startsWith('Pages/') && name === 'Tablet',
  );
  expect(pages.length).toBeGreaterThan(10);
  await openPreview(page, url, {}, 'pseudo');
  for (const entry of pages) {
    await page.setViewportSize({ width: 320, height: 900 });
    await showEntry(page, entry);
    await expect(page.locator('#storybook-root h1'), entry.id).toHaveText(/\u0301|\u0307/);
    const reach = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await reach(), `${entry.id} reaches beyond the window`).toBe(320);
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await reach(), `${entry.id} reaches beyond the window`).toBe(1280);
  }
});
