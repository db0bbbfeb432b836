import type { Locator, Page } from '@playwright/test';
import { languageRecords } from '../../src/content/languages';
import { localPath } from '../../src/domain/localPath';

/** Both languages, for tests of how one leads to the other. */
export const [english, hindi] = languageRecords;

export const inHindi = (path: string): string => localPath(hindi.prefix, path);

/** The link to the page in a language by that language's own name, in the bar or in the open menu. */
export const switchTo = (page: Page, { name }: { name: string }): Locator =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).filter({ visible: true });
