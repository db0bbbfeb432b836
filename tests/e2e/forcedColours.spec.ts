import { expect, type Locator } from '@playwright/test';
import { about } from '#messages/pages/about';
import { paths, productPath } from '../../src/content/paths';
import { headerLink, productsButton } from './frame';
import { kindsOfPages } from './kindsOfPages';
import { test, viewPage } from './site';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/** Names of the buttons and fields that are bare words or nothing at all without their colours. */
function findEdgeless(controls: Locator): Promise<string[]> {
  return controls.evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        // The field of a frame, or the chip of a radio that is not drawn itself.
        const edged =
          element.parentElement?.querySelector(
            ':scope > fieldset, :scope:is(label) > input[type=radio] + span',
          ) ?? element;
        const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(edged);
        const isDrawn = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1;
        return !isDrawn || borderTopColor === 'rgba(0, 0, 0, 0)';
      })
      .map((element) => element.getAttribute('aria-label') ?? element.textContent),
  );
}

for (const path of kindsOfPages) {
  test(`every button and field of ${path} keeps an edge where colours are forced`, async ({
    page,
  }) => {
    await viewPage(page, path);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const controls = page.locator('.MuiButtonBase-root, input, textarea, select');
      expect(await controls.count()).toBeGreaterThan(5);
      expect(await findEdgeless(controls)).toEqual([]);
    }
  });
}

test('the page that is open stays marked where colours are forced', async ({ page }) => {
  await viewPage(page, paths.about);
  const underline = ['text-decoration-line', 'underline'] as const;
  await expect(headerLink(page, paths.about)).toHaveCSS(...underline);
  await expect(headerLink(page, paths.contact)).not.toHaveCSS(...underline);
  await viewPage(page, productPath('micro-atm'));
  await expect(productsButton(page)).toHaveCSS(...underline);
  await viewPage(page, paths.join);
  await expect(headerLink(page, paths.join)).toHaveCSS(...underline);
});

test('each card of a product keeps an edge on the ground of the system', async ({ page }) => {
  await viewPage(page, paths.home);
  const cards = page.getByRole('article');
  expect(await cards.count()).toBeGreaterThan(2);
  expect(await findEdgeless(cards)).toEqual([]);
  await expect(cards.first()).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('the pause switch of the map has the colours of a button, and of a selection once it is on', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await viewPage(page, paths.about);
  const box = page.getByRole('checkbox', { name: about.map.pauseLabel });
  const colours = () =>
    box.evaluate((element) => {
      const icon = element.parentElement?.querySelector('svg');
      return [element, icon].map((one) => {
        const { color, backgroundColor } = getComputedStyle(one ?? element);
        return one === element ? backgroundColor : color;
      });
    });
  const system = (...names: readonly string[]) =>
    page.evaluate(
      (all) =>
        all.map((name) => {
          const probe = document.createElement('i');
          probe.style.cssText = `forced-color-adjust: none; color: ${name}`;
          document.body.append(probe);
          const { color } = getComputedStyle(probe);
          probe.remove();
          return color;
        }),
      names,
    );
  await expect.poll(colours).toEqual(await system('ButtonFace', 'ButtonText'));
  await box.check();
  await expect.poll(colours).toEqual(await system('Highlight', 'HighlightText'));
});
