import { expect, type Page } from '@playwright/test';
import { pageRoutes } from '../../src/app/pageRoutes';
import { settle, test } from './site';

interface Box {
  /** What it is, for a failure. */
  element: string;
  left: number;
  right: number;
}

/** Every box of a page that takes part in its layout, without what is drawn or unseen. */
const boxesOf = (page: Page): Promise<Box[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          getComputedStyle(element).display !== 'inline' &&
          !element.closest('svg *'),
      )
      .map((element) => {
        const { left, right } = element.getBoundingClientRect();
        const text = element.textContent?.slice(0, 40) ?? '';
        return { element: `${element.tagName} ${element.className} ${text}`, left, right };
      }),
  );

for (const width of [360, 1280])
  for (const { path } of pageRoutes)
    test(`${path} is mirrored from right to left, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await settle(page);
      const boxes = await boxesOf(page);
      await page.locator('html').evaluate((html) => html.setAttribute('dir', 'rtl'));
      const mirrored = await boxesOf(page);

      const misplaced = boxes.flatMap(({ element, left, right }, index) => {
        const { left: end = 0, right: start = 0 } = mirrored[index] ?? {};
        const offset = Math.max(Math.abs(width - right - end), Math.abs(width - left - start));
        return offset > 1 ? [`${element}: ${offset.toFixed(1)}`] : [];
      });
      expect(boxes.length).toBeGreaterThan(50);
      expect(misplaced).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
