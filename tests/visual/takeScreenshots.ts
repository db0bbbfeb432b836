import type { Page } from '@playwright/test';

/** Chromium gives an empty screenshot of a higher page. */
const maxHeight = 16_383;

/** Takes a screenshot of the whole page; of a very high one several, from top to bottom. */
export async function takeScreenshots(page: Page): Promise<Buffer[]> {
  const { width, height } = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { width: scrollWidth, height: scrollHeight };
  });
  const screenshots: Buffer[] = [];
  for (let y = 0; y < height; y += maxHeight) {
    const clip = { x: 0, y, width, height: Math.min(maxHeight, height - y) };
    const screenshot = await page.screenshot({
      fullPage: true,
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      ...(height > maxHeight && { clip }),
    });
    if (screenshot.length === 0) throw new Error('The browser gave an empty screenshot.');
    screenshots.push(screenshot);
  }
  return screenshots;
}

export const areEqual = (some: readonly Buffer[], others: readonly Buffer[]) =>
  some.length === others.length && some.every((one, index) => others[index]?.equals(one));

/** Takes screenshots until two in a row are equal. */
export async function takeStableScreenshots(page: Page): Promise<Buffer[]> {
  let screenshots = await takeScreenshots(page);
  for (let left = 5; left > 0; left -= 1) {
    const again = await takeScreenshots(page);
    if (areEqual(again, screenshots)) return again;
    screenshots = again;
  }
  throw new Error('The story never comes to rest: each screenshot differs from the one before.');
}
