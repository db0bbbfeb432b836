import type { Locator, Page } from '@playwright/test';
import { languageRecords } from '../../src/content/languages';
import { localPath } from '../../src/domain/localPath';

/** Both languages, for tests of how one leads to the other. */
export const [english, hindi] = languageRecords;

export const inHindi = (path: string): string => localPath(hindi.prefix, path);

/** The link to the page in a language by that language's own name, where it is in sight. */
const languageLink = (page: Page, { name }: { name: string }): Locator =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).filter({ visible: true });

/** Opens the menu of languages in the bar, where the links stand behind one. */
async function openLanguages(page: Page): Promise<void> {
  const button = page.locator('button[popovertarget="languages-panel"]');
  if (await button.isVisible()) await button.click();
}

/** Follows the link to the page in a language. */
export async function switchTo(page: Page, language: { name: string }): Promise<void> {
  await openLanguages(page);
  await languageLink(page, language).click();
}
