import { expect, type Page } from '@playwright/test';
import { contact } from '#messages/pages/contact';
import { paths } from '../../src/content/paths';
import { contrast } from '../../stories/blocks/contrast';
import { answerWith, expectFailed, openFilledForm, queryField, sendButton } from './contactPage';
import { menuButton, productsButton } from './frame';
import { kindsOfPages } from './kindsOfPages';
import { openPage, test } from './site';

interface Stop {
  name: string;
  /** Colour of the ring, or of a field's thick edge; none where nothing shows the focus. */
  ring: string | undefined;
  surface: string;
}

/** What has the focus now and how that is shown; nothing where the page itself has it. */
function readStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(async () => {
    // Even the shortest transition shows its start until the next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const { activeElement: control } = document;
    if (!control || control === document.body || control instanceof HTMLIFrameElement) return;
    const isOpaque = (colour: string) => colour.startsWith('rgb(');
    const upwards = (element: Element | null): Element[] =>
      element ? [element, ...upwards(element.parentElement)] : [];
    const edge = control.parentElement?.querySelector(':scope > fieldset');
    const card = control.closest('article');
    const field = edge && control.parentElement;
    const ringed = [control, field, card].find(
      (element) => element && getComputedStyle(element).outlineStyle === 'solid',
    );
    const isThick = edge && Number.parseFloat(getComputedStyle(edge).borderTopWidth) >= 3;
    const around = upwards((ringed ?? edge?.parentElement ?? control).parentElement)
      .map((element) => getComputedStyle(element).backgroundColor)
      .find(isOpaque);
    return {
      name: control.getAttribute('aria-label') || control.textContent || control.tagName,
      ring: ringed
        ? getComputedStyle(ringed).outlineColor
        : isThick
          ? getComputedStyle(edge).borderTopColor
          : undefined,
      surface: around ?? 'rgb(255, 255, 255)',
    };
  });
}

/** Goes on with Tab until the page, or this part of it, ends; returns the stops whose focus cannot be seen well enough. */
async function findUnseen(page: Page, component = 'body'): Promise<string[]> {
  const unseen: string[] = [];
  let count = 0;
  for (; count < 120; count += 1) {
    await page.keyboard.press('Tab');
    const isWithin = (selector: string) =>
      document.activeElement !== document.body &&
      document.activeElement?.closest(selector) !== null;
    if (!(await page.evaluate(isWithin, component))) break;
    const stop = await readStop(page);
    if (!stop) continue;
    const ratio = stop.ring ? contrast(stop.ring, stop.surface) : 1;
    if (ratio < 3) unseen.push(`${stop.name}: ${stop.ring} on ${stop.surface}`);
  }
  expect(count).toBeGreaterThan(component === 'body' ? 10 : 0);
  expect(count).toBeLessThan(120);
  return unseen;
}

for (const path of [...kindsOfPages, '/no-such-page']) {
  test(`the focus can be seen on every stop of ${path}`, async ({ page }) => {
    await openPage(page, path);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      // Header and footer are the same everywhere.
      if (path !== paths.home) await page.getByRole('heading', { level: 1 }).focus();
      expect(await findUnseen(page, path === paths.home ? 'body' : 'main')).toEqual([]);
    }
  });
}

for (const [name, width, button] of [
  ['Menu', 360, menuButton],
  ['Products', 1280, productsButton],
] as const) {
  test(`the focus can be seen on every stop of the navigation opened by ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, paths.home);
    await button(page).click();
    expect(await findUnseen(page)).toEqual([]);
  });
}

test('the focus can be seen on every field in error', async ({ page }) => {
  await openPage(page, paths.contact);
  await sendButton(page).click();
  await expect(queryField(page, 'name')).toBeFocused();
  expect(await findUnseen(page)).toEqual([]);
});

test('the focus can be seen on the links of a failure, in the tint of their alert', async ({
  page,
}) => {
  await openFilledForm(page);
  await answerWith(page, 'fail');
  await sendButton(page).click();
  await expectFailed(page);
  expect(await findUnseen(page)).toEqual([]);
});

test('the ring of a link in a sentence covers no word beside it', async ({ page }) => {
  await openPage(page, paths.contact);
  const link = page.getByRole('main').getByRole('link', { name: contact.form.notice.linkLabel });
  await page.keyboard.press('Tab');
  await link.focus();
  await expect(link).toHaveCSS('outline-style', 'solid');
  await expect(link).toHaveCSS('box-shadow', 'none');
});
