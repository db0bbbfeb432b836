import { expect, type Page } from '@playwright/test';
import { paths } from '../../src/content/paths';
import { answerWith, expectFailed, openFilledForm, sendButton } from './contactPage';
import { eachLanguage } from './eachLanguage';
import { loginLink, menuButton } from './frame';
import { kindsOfPages } from './kindsOfPages';
import { settle, test, viewPage } from './site';

/** As a visitor has it who set the text of the browser to twice its size. */
const enlargeText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

/** Words of the given parts that are broken in the middle, or reach out of the window. */
function findBroken(page: Page, components: string): Promise<string[]> {
  return page.locator(components).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .flatMap((element) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const broken: string[] = [];
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          // A line may end after a hyphen.
          for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s-]+/g)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            const pieces = [...range.getClientRects()].filter(({ width }) => width > 1);
            const isCut = pieces.some(({ right }) => right > window.innerWidth + 1);
            if (isCut || new Set(pieces.map(({ top }) => Math.round(top))).size > 1)
              broken.push(word);
          }
        }
        return broken;
      }),
  );
}

for (const path of [...kindsOfPages, '/no-such-page']) {
  test(
    `${path} fits with text of twice the size, and breaks no word of a title`,
    eachLanguage,
    async ({ page }) => {
      await viewPage(page, path);
      // Fonts that stand in for each other are not equally wide.
      await settle(page);
      await enlargeText(page);
      for (const width of [320, 980]) {
        await page.setViewportSize({ width, height: 800 });
        // For one frame a container still has its former width.
        await settle(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        expect(await findBroken(page, 'h1, h2')).toEqual([]);
        expect(await findBroken(page, 'header .MuiButtonBase-root')).toEqual([]);
      }
    },
  );
}

test(
  'with large text the links of the bar move into the menu, as on a small window',
  eachLanguage,
  async ({ page }) => {
    await page.setViewportSize({ width: 980, height: 800 });
    await viewPage(page, paths.home);
    const login = loginLink(page);
    const menu = menuButton(page);
    await expect(login).toBeVisible();
    await expect(menu).toBeHidden();
    await enlargeText(page);
    await expect(login).toBeHidden();
    await menu.click();
    await expect(login).toBeVisible();
  },
);

test(
  'a failure with its ways to write and call fits with text of twice the size',
  eachLanguage,
  async ({ page }) => {
    await openFilledForm(page);
    await answerWith(page, '500');
    await sendButton(page).click();
    await expectFailed(page);
    await page.setViewportSize({ width: 320, height: 800 });
    await enlargeText(page);
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  },
);
