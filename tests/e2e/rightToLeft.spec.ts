import { expect, type Page } from '@playwright/test';
import { pages } from '../../src/content/pages';
import { settle, test } from './site';

/**
 * What does not stand, from the right of a page that is read from there, where it stands from the left
 * of the same page: every box but drawings and what stands in a line, where the text decides.
 */
const findMisplaced = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const root = document.documentElement;
    const elements = [...document.querySelectorAll('body *')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !/^inline|contents/.test(getComputedStyle(element).display) &&
        !element.closest('svg *'),
    );
    const sidesOf = (element: Element) => element.getBoundingClientRect();
    const readTo = async (direction: 'ltr' | 'rtl') => {
      root.dir = direction;
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    };
    await readTo('ltr');
    const before = elements.map(sidesOf);
    await readTo('rtl');
    const offsets = elements.map((element, index) => {
      const { left = 0, right = 0 } = before[index] ?? {};
      const mirrored = sidesOf(element);
      return Math.max(
        Math.abs(root.clientWidth - right - mirrored.left),
        Math.abs(root.clientWidth - left - mirrored.right),
      );
    });
    if (elements.length < 50) throw new Error('The page has hardly a box.');
    return elements.flatMap((element, index) =>
      (offsets[index] ?? 0) > 1 ? `${element.tagName} ${element.textContent?.slice(0, 40)}` : [],
    );
  });

for (const { path } of pages)
  test(`${path} holds from right to left`, async ({ page }) => {
    await page.goto(path);
    // A font that came between the two measurements would move what stands beside its text.
    await page.evaluate(() => Promise.allSettled([...document.fonts].map((font) => font.load())));
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await settle(page);
      expect(await findMisplaced(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
