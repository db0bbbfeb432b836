import { existsSync, readFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { serveBuiltStorybook } from '../storybook/builtStorybook';
import { waitForStories } from '../storybook/runningPreview';
import type { Screenshot } from './readScreenshots';

const list = process.env.VISUAL_LIST;
if (!list) throw new Error('Run npm run test:visual, which builds what is compared.');
const screenshots: Screenshot[] = JSON.parse(readFileSync(list, 'utf8'));

/** Chromium gives an empty screenshot of a higher page. */
const maxHeight = 16_000;

const test = base.extend<object, { storybook: string }>({
  storybook: [
    async ({ browserName: _ }, provide) => {
      const { url, close } = await serveBuiltStorybook();
      await provide(url);
      await close();
    },
    { scope: 'worker' },
  ],
});

for (const { storyId, title, story, mode, globals, media, size } of screenshots)
  test(`${title}, ${story}, ${mode}`, async ({ page, storybook }, testInfo) => {
    const nameOf = (y: number) => `${storyId}-${mode}-${y}.png`;
    const isBaseline = testInfo.config.updateSnapshots === 'all';
    const hasBaseline = existsSync(testInfo.snapshotPath(nameOf(0), { kind: 'screenshot' }));
    test.skip(isBaseline && hasBaseline, 'taken in an earlier run');
    test.skip(!isBaseline && !hasBaseline, 'the other commit has no such snapshot');

    const { viewport: _, ...others } = globals;
    await page.emulateMedia(media);
    await page.setViewportSize(size);
    const set = Object.entries(others).map(([name, value]) => `${name}:${value}`);
    // Accessibility is checked by the tests of the stories.
    const inUrl = ['a11y.manual:!true', ...set].join(';');
    await page.goto(`${storybook}iframe.html?id=${storyId}&viewMode=story&globals=${inUrl}`);
    await waitForStories(page.mainFrame(), 1);
    await expect(page.locator('body')).toHaveClass(/sb-show-main/);
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await document.fonts.ready;
      // An image that cannot be loaded cannot be decoded; its story shows what replaces it.
      await Promise.allSettled([...document.images].map((image) => image.decode()));
    });

    const { width, height } = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return { width: scrollWidth, height: scrollHeight };
    });
    for (let y = 0; y < height; y += maxHeight)
      await expect.soft(page).toHaveScreenshot(nameOf(y), {
        fullPage: true,
        clip: { x: 0, y, width, height: Math.min(maxHeight, height - y) },
      });
  });
