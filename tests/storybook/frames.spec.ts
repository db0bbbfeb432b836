import { expect } from '@playwright/test';
import { finishDocs, finishFrames } from './finishDocs';
import { test } from './storybookTest';
import { watchPage } from './watchPage';

test('a docs page draws the stories that need a window of their own in frames', async ({
  storybook,
  page,
}) => {
  const watch = watchPage(page, storybook.url);
  await page.goto(`${storybook.url}iframe.html?id=sections-siteheader--docs&viewMode=docs`);
  await page.waitForSelector('iframe[id^="iframe--"]');
  expect(await finishDocs(page)).toEqual([]);
  const { titles, errors } = await finishFrames(page);
  expect(titles).toEqual(['Default', 'Kitchen Sink']);
  expect(errors).toEqual([]);
  expect(watch.takeProblems()).toEqual([]);
});
