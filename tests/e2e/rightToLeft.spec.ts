import { expect, type Page } from '@playwright/test';
import { kindsOfPages } from './kindsOfPages';
import { saveData, settle, test } from './site';

const widths = [360, 1280];

interface Box {
  name: string;
  left: number;
  right: number;
}

/**
 * Every box of the page but drawings, the screens over them, which are not mirrored either, and what stands in a line,
 * where the text decides; and how wide the page is.
 */
async function measure(page: Page, direction: 'ltr' | 'rtl') {
  await page.locator('html').evaluate((html, dir) => html.setAttribute('dir', dir), direction);
  await settle(page);
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('body *')]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !/^inline|contents/.test(getComputedStyle(element).display) &&
          !element.closest('svg *, figure, figure ~ *'),
      )
      .map((element): Box => {
        const { left, right } = element.getBoundingClientRect();
        return { name: `${element.tagName} ${element.textContent?.slice(0, 40)}`, left, right };
      });
    return { boxes, pageWidth: document.documentElement.scrollWidth };
  });
}

for (const path of kindsOfPages)
  test(`${path} holds from right to left`, async ({ page }) => {
    // Without the application, the map's notice moves nothing meanwhile.
    await saveData(page);
    await page.goto(path);
    await page.evaluate(() => Promise.allSettled([...document.fonts].map((font) => font.load())));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      // On a busy machine the styles of the window before may still hold for a while.
      await expect(async () => {
        const { boxes: before, ...fromLeft } = await measure(page, 'ltr');
        const { boxes: after, ...fromRight } = await measure(page, 'rtl');
        expect([fromLeft.pageWidth, fromRight.pageWidth]).toEqual([width, width]);
        expect(after.length).toBe(before.length);
        expect(after.length).toBeGreaterThan(50);
        const misplaced = after.filter(({ left, right }, place) => {
          const { left: start = 0, right: end = 0 } = before[place] ?? {};
          return Math.max(Math.abs(width - end - left), Math.abs(width - start - right)) > 1;
        });
        expect(misplaced).toEqual([]);
      }).toPass({ timeout: 20_000 });
    }
  });
