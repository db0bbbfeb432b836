import { expect, type Page } from '@playwright/test';
import { paths } from '../../src/content/paths';
import { contrast } from '../../stories/blocks/contrast';
import { answerWith, expectFailed, fillQuery, queryField, sendButton } from './contactPage';
import { menuButton, productsButton } from './frame';
import { kindsOfPages } from './kindsOfPages';
import { openPage, settle, test } from './site';

interface Stop {
  name: string;
  /** Colour of the ring, or of a field's thick edge; none where nothing shows the focus. */
  ring: string | undefined;
  surface: string;
}

/** How the focus is shown on each control that is in sight within an area of the page. */
function readStops(page: Page, area: string): Promise<Stop[]> {
  return page.locator(area).evaluateAll(async (areas) => {
    const isOpaque = (colour: string) => colour.startsWith('rgb(');
    const upwards = (element: Element | null): Element[] =>
      element ? [element, ...upwards(element.parentElement)] : [];

    const readStop = (control: HTMLElement) => {
      const edge = control.parentElement?.querySelector(':scope > fieldset');
      const around = ['article', 'label', 'li'].map((name) => control.closest(name));
      const field = edge && control.parentElement;
      // The offset parent of a link that covers a card is the card.
      const ringed = [control, field, ...around, control.offsetParent].find((element) => {
        if (!element) return false;
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
        const isVisible = Number.parseFloat(outlineWidth) >= 2 && isOpaque(outlineColor);
        return outlineStyle === 'solid' && isVisible;
      });
      const isThick = edge && Number.parseFloat(getComputedStyle(edge).borderTopWidth) >= 3;
      const surface = upwards((ringed ?? edge?.parentElement ?? control).parentElement)
        .map((element) => getComputedStyle(element).backgroundColor)
        .find(isOpaque);
      return {
        name: control.getAttribute('aria-label') || control.textContent || control.tagName,
        ring: ringed
          ? getComputedStyle(ringed).outlineColor
          : isThick
            ? getComputedStyle(edge).borderTopColor
            : undefined,
        surface: surface ?? 'rgb(255, 255, 255)',
      };
    };

    const controls = areas.flatMap((within) => [
      ...within.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex="0"]',
      ),
    ]);
    const stops: Stop[] = [];
    for (const control of controls) {
      control.focus();
      if (document.activeElement !== control) continue;
      // React shows a field's focus a moment later.
      await Promise.resolve();
      // Even the shortest transition shows its start until the next frame.
      for (const animation of document.getAnimations())
        if (animation instanceof CSSTransition) animation.finish();
      stops.push(readStop(control));
    }
    return stops;
  });
}

/** The controls of an area whose focus cannot be seen well enough, by keyboard. */
async function findUnseen(page: Page, area: string, atLeast = 1): Promise<string[]> {
  await settle(page);
  // After a key a browser shows the focus wherever a script puts it.
  await page.keyboard.press('Tab');
  const stops = await readStops(page, area);
  expect(stops.length).toBeGreaterThanOrEqual(atLeast);
  return stops
    .filter(({ ring, surface }) => (ring ? contrast(ring, surface) : 1) < 3)
    .map(({ name, ring, surface }) => `${name}: ${ring} on ${surface}`);
}

for (const path of [...kindsOfPages, '/no-such-page'])
  test(`the focus can be seen on every stop of ${path}`, async ({ page }) => {
    await openPage(page, path);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findUnseen(page, 'main')).toEqual([]);
    }
  });

test('the focus can be seen on every stop of header and footer, with their menus open', async ({
  page,
}) => {
  await openPage(page, paths.about);
  for (const [width, button, menu] of [
    [1280, productsButton, '#products-panel'],
    [360, menuButton, '#site-menu'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findUnseen(page, 'body > *', 10)).toEqual([]);
    await button(page).click();
    expect(await findUnseen(page, menu, 10)).toEqual([]);
  }
});

test('the focus can be seen on fields in error, and on the links of a failure in their tint', async ({
  page,
}) => {
  await openPage(page, paths.contact);
  await sendButton(page).click();
  await expect(queryField(page, 'name')).toBeFocused();
  expect(await findUnseen(page, 'form', 6)).toEqual([]);
  await fillQuery(page);
  await answerWith(page, '500');
  await sendButton(page).click();
  await expectFailed(page);
  expect(await findUnseen(page, 'form', 8)).toEqual([]);
});
