import { expect } from '@playwright/test';
import { home as english } from '../../src/content/en/pages/home';
import { language } from '../../src/content/hi/language';
import { home as hindi } from '../../src/content/hi/pages/home';
import { readEntries } from './builtStorybook';
import { leaveOutPlay, openPreview } from './runningPreview';
import { showEntry } from './showEntry';
import { test } from './storybookTest';

/** A story of each page. */
const pages = readEntries().filter(
  ({ title, name }) => title.startsWith('Pages/') && name === 'Phone',
);

test('a story speaks the language of the toolbar, and another one when that changes', async ({
  page,
  storybook,
}) => {
  await page.goto(`${storybook.url}iframe.html?id=sections-joincall--default&viewMode=story`);
  await expect(page.getByRole('heading', { name: english.join.title })).toBeVisible();
  await page.evaluate(
    (code) =>
      window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { language: code } }),
    language.code,
  );
  await expect(page.getByRole('heading', { name: hindi.join.title })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', language.tag);
});

test('every page holds words that are two fifths longer, 320 and 1280 pixels wide', async ({
  page,
  storybook,
}) => {
  await openPreview(page, storybook.url, {}, 'pseudo');
  expect(pages).not.toEqual([]);
  for (const { id } of pages) {
    await leaveOutPlay(page, id);
    await page.setViewportSize({ width: 320, height: 900 });
    await showEntry(page, { id, type: 'story' });
    await expect(page.locator('#storybook-root h1'), id).toHaveText(/\u0301|\u0307/);
    const reach = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await reach(), `${id} reaches beyond the window`).toBe(320);
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await reach(), `${id} reaches beyond the window`).toBe(1280);
  }
});
