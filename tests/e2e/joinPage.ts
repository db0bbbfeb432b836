import { expect, type Locator, type Page } from '@playwright/test';
import { join } from '#messages/pages/join';
import { thanks } from '#messages/pages/thanks';
import { type RoleValue, roles } from '../../src/content/join';
import { joinSuccessPath } from '../../src/content/paths';
import { local, titleOf } from './site';

const { labels, submitLabel } = join.form;

export const joinName = (page: Page): Locator => page.getByRole('textbox', { name: labels.name });
export const joinPhone = (page: Page): Locator => page.getByRole('textbox', { name: labels.phone });
export const joinRole = (page: Page, role: RoleValue = 'MERCHANT'): Locator =>
  page.getByRole('radio', {
    name: roles.flatMap(({ id, value }) => (value === role ? [join.roles[id].label] : []))[0],
    exact: true,
  });
/** What opens the written email on the thanks page. */
export const emailLink = (page: Page): Locator =>
  page.getByRole('main').getByRole('link', { name: thanks.email.openLabel });
export const joinButton = (page: Page): Locator => page.getByRole('button', { name: submitLabel });

export async function fillJoin(page: Page): Promise<void> {
  await joinName(page).fill('Asha Devi');
  await joinPhone(page).fill('9876543210');
  await joinRole(page).check();
}

export async function expectJoin(page: Page, values: readonly string[]): Promise<void> {
  const [name = '', phone = '', role] = values;
  await expect(joinName(page)).toHaveValue(name);
  await expect(joinPhone(page)).toHaveValue(phone);
  const chosen = page.locator('form [name="role"]:checked');
  if (role) await expect(chosen).toHaveValue(role);
  else await expect(chosen).toHaveCount(0);
}

export async function expectThanks(page: Page): Promise<void> {
  await expect(page).toHaveURL(local(joinSuccessPath));
  await expect(page.getByRole('main')).toContainText(thanks.title);
  await expect(page).toHaveTitle(titleOf(thanks));
}
