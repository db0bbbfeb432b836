import { expect, type Locator, type Page } from '@playwright/test';
import { join } from '#messages/pages/join';
import { thanks } from '#messages/pages/thanks';
import { joinSuccessPath } from '../../src/content/paths';
import { local, titleOf } from './site';

const { labels, submitLabel } = join.form;

export const joinName = (page: Page): Locator => page.getByRole('textbox', { name: labels.name });
export const joinPhone = (page: Page): Locator => page.getByRole('textbox', { name: labels.phone });
export const joinRole = (page: Page): Locator => page.getByRole('combobox', { name: labels.role });
export const joinButton = (page: Page): Locator => page.getByRole('button', { name: submitLabel });

export async function fillJoin(page: Page): Promise<void> {
  await joinName(page).fill('Asha Devi');
  await joinPhone(page).fill('9876543210');
  await joinRole(page).selectOption('MERCHANT');
}

export async function expectJoin(page: Page, values: readonly string[]): Promise<void> {
  for (const [at, field] of [joinName, joinPhone, joinRole].entries()) {
    await expect(field(page)).toHaveValue(values[at] ?? '');
  }
}

export async function expectThanks(page: Page): Promise<void> {
  await expect(page).toHaveURL(local(joinSuccessPath));
  await expect(page.getByRole('main')).toContainText(thanks.text);
  await expect(page).toHaveTitle(titleOf(thanks));
}
