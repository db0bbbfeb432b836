import { expect, type Page } from '@playwright/test';
import { languages } from '../../src/content/languages';
import { paths } from '../../src/content/paths';
import { localPath } from '../../src/domain/localPath';
import { findViolations } from './findViolations';
import { menu, menuButton } from './frame';
import { kindsOfPages } from './kindsOfPages';
import { openPage, test } from './site';

// Stories check each page in every window, each state of a form and each open menu: here stands what only
// the built document has around them.
test('axe finds nothing wrong with a built page, before and with its open menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openPage(page, paths.contact);
  expect(await findViolations(page)).toEqual([]);
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  await expect(page.getByRole('main').locator(':visible')).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
});

test('axe finds nothing wrong with the outbox', async ({ page }) => {
  await page.goto('/__outbox');
  expect(await findViolations(page)).toEqual([]);
});

/** Fonts that are not the site's: another device may not have them. */
async function findForeignFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'main, header, footer',
  });
  const found = new Set<string>();
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { isCustomFont, familyName } of fonts) if (!isCustomFont) found.add(familyName);
  }
  await session.detach();
  return [...found];
}

/** Those that have no stories of their own. */
const [, , ...furtherLanguages] = languages;

for (const { code, prefix } of furtherLanguages)
  test(`axe finds nothing wrong with a page of each kind in ${code}, which has its own fonts`, async ({
    page,
  }) => {
    for (const path of kindsOfPages) {
      await page.goto(localPath(prefix, path));
      await page.evaluate(() => document.fonts.ready);
      expect(await findForeignFonts(page), path).toEqual([]);
      expect(await findViolations(page), path).toEqual([]);
    }
  });
