import { expect, type Page } from '@playwright/test';
import { languageRecords, languages } from '../../src/content/languages';
import { pages } from '../../src/content/pages';
import { paths } from '../../src/content/paths';
import { localPath } from '../../src/domain/localPath';
import { findViolations } from './findViolations';
import { test } from './site';
import { switchTo } from './twoLanguages';

/** Those that no run of their own asks: their code and look are asked in the first two. */
const [, , ...furtherLanguages] = languages;

/** Letters in no font of the site: each of them would be in one that the visitor happens to have. */
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

/** Where the page is wider than the window. */
const findOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const { code, tag, prefix, direction } of furtherLanguages)
  test(`every page in ${code} is whole`, async ({ page, problems }) => {
    test.slow();
    await page.setViewportSize({ width: 360, height: 800 });
    for (const { path } of pages) {
      const url = localPath(prefix, path);
      const response = await page.goto(url);
      expect(response?.status(), url).toBe(200);
      await page.evaluate(() => document.fonts.ready);
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await expect(page.locator('html')).toHaveCSS('direction', direction);
      await expect(page).toHaveTitle(/\S/);
      await expect(page.getByRole('heading', { level: 1 }), url).toHaveCount(1);
      expect(await findOverflow(page), url).toBe(0);
      expect(await findForeignFonts(page), url).toEqual([]);
      expect(await findViolations(page), url).toEqual([]);
    }
    expect(problems).toEqual([]);
  });

test('what was typed goes along from each language to the next', async ({ page }) => {
  await page.goto(localPath(languages[0].prefix, paths.contact));
  await page.locator('textarea').fill('Two lines,\nनमस्ते');
  for (const language of [...languages.slice(1), languages[0]]) {
    await switchTo(page, language);
    await expect(page).toHaveURL(localPath(language.prefix, paths.contact));
    await expect(page.locator('textarea')).toHaveValue('Two lines,\nनमस्ते');
  }
});

for (const record of languageRecords) {
  if (!('offer' in record) || languages.every(({ code }) => code !== record.code)) continue;
  test.describe(`in a browser in ${record.code}`, () => {
    test.use({ locale: record.tag });

    test('its language is offered, and on the next page no more', async ({ page }) => {
      const offer = page.getByRole('link', { name: record.offer });
      await page.goto(paths.about);
      await expect(offer).toBeVisible();
      await page.goto(paths.terms);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(offer).toBeHidden();
    });
  });
}
