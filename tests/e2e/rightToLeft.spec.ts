import { expect, type Page } from '@playwright/test';
import { pages } from '../../src/content/pages';
import { saveData, settle, test } from './site';

const widths = [360, 1280];

interface Box {
  name: string;
  left: number;
  right: number;
}

/** Every box of the page but drawings and what stands in a line, where the text decides. */
const findBoxes = (page: Page): Promise<Box[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !/^inline|contents/.test(getComputedStyle(element).display) &&
          !element.closest('svg *'),
      )
      .map((element) => {
        const { left, right } = element.getBoundingClientRect();
        return { name: `${element.tagName} ${element.textContent?.slice(0, 40)}`, left, right };
      }),
  );

/** The boxes of the open page at each width. */
async function measure(page: Page): Promise<Box[][]> {
  const boxes: Box[][] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // On a busy machine the styles of the window before may still hold.
    await page.waitForFunction((now) => matchMedia(`(width: ${now}px)`).matches, width);
    await settle(page);
    boxes.push(await findBoxes(page));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  return boxes;
}

for (const { path } of pages)
  test(`${path} holds from right to left`, async ({ page }) => {
    // Without the application, the map's notice moves nothing meanwhile.
    await saveData(page);
    await page.goto(path);
    await page.evaluate(() => Promise.allSettled([...document.fonts].map((font) => font.load())));
    const readFromLeft = await measure(page);
    await page.locator('html').evaluate((html) => html.setAttribute('dir', 'rtl'));
    const readFromRight = await measure(page);
    await expect(page.locator('html')).toHaveCSS('direction', 'rtl');
    for (const [index, width] of widths.entries()) {
      const before = readFromLeft[index] ?? [];
      const after = readFromRight[index] ?? [];
      expect(after.length).toBe(before.length);
      expect(after.length).toBeGreaterThan(50);
      const misplaced = after.filter(({ left, right }, place) => {
        const { left: start = 0, right: end = 0 } = before[place] ?? {};
        return Math.max(Math.abs(width - end - left), Math.abs(width - start - right)) > 1;
      });
      expect(misplaced).toEqual([]);
    }
  });
