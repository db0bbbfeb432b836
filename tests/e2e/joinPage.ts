import { expect, type Locator, type Page } from '@playwright/test';

export const joinName = (page: Page): Locator => page.getByRole('textbox', { name: 'Name' });
export const joinPhone = (page: Page): Locator => page.getByRole('textbox', { name: 'Phone' });
export const joinRole = (page: Page): Locator => page.getByRole('combobox', { name: 'Role' });
export const joinButton = (page: Page): Locator => page.getByRole('button', { name: 'Submit' });

export async function fillJoin(page: Page): Promise<void> {
  await joinName(page).fill('Asha Devi');
  await joinPhone(page).fill('9876543210');
  await joinRole(page).selectOption('RETAILER');
}

export async function expectJoin(page: Page, values: readonly string[]): Promise<void> {
  for (const [at, field] of [joinName, joinPhone, joinRole].entries()) {
    await expect(field(page)).toHaveValue(values[at] ?? '');
  }
}

export async function expectThanks(page: Page): Promise<void> {
  await expect(page).toHaveURL('/Thanks');
  await expect(page.getByRole('main')).toContainText(
    'Thank You for applying our team will contact you shortly.',
  );
  await expect(page).toHaveTitle('Thank You | Saralpay');
}
