import { expect } from '@playwright/test';
import { finishDocs, finishFrames } from './finishDocs';
import { isWhole } from './parseSnippet';
import { test } from './storybookTest';

test('a code block that is cut off is found', () => {
  expect(isWhole("load: lazyWithRetry(() => import('./A')),")).toBe(true);
  expect(isWhole('<PageHead />\n<PageTitle />')).toBe(true);
  expect(isWhole('load: lazyWithRetry(')).toBe(false);
});

test('a story in a frame of a docs page does not take the focus', async ({ storybook, page }) => {
  await page.goto(`${storybook.url}iframe.html?id=atoms-productsmenu--docs&viewMode=docs`);
  await finishDocs(page);
  await finishFrames(page);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});
