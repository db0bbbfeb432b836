import { expect, type Locator, type Page } from '@playwright/test';
import { join } from '#messages/pages/join';
import { thanks } from '#messages/pages/thanks';
import { type RoleValue, roles } from '../../src/content/join';
import { type JoinRequest, joinFields } from '../../src/content/joinFields';
import { joinSuccessPath } from '../../src/content/paths';
import { exampleTexts } from '../exampleTexts';
import { formFields } from './formFields';
import { local, titleOf } from './site';

const { labels, submitLabel } = join.form;
const form = formFields(joinFields, labels);

export const blankJoin: JoinRequest = form.blank;

export const filledJoin: JoinRequest = {
  ...exampleTexts(joinFields),
  name: 'Asha Devi',
  phone: '9876543210',
  role: 'MERCHANT',
};

export const joinName = (page: Page): Locator => form.find(page, 'name');
export const joinPhone = (page: Page): Locator => form.find(page, 'phone');
export const joinRole = (page: Page, role: RoleValue = 'MERCHANT'): Locator =>
  page.getByRole('radio', {
    name: roles.flatMap(({ id, value }) => (value === role ? [join.roles[id].label] : []))[0],
    exact: true,
  });
/** What opens the written email on the thanks page. */
export const emailLink = (page: Page): Locator =>
  page.getByRole('main').getByRole('link', { name: thanks.email.openLabel });
export const joinButton = (page: Page): Locator => page.getByRole('button', { name: submitLabel });

export const expectJoin = form.expect;

/** Fills the form with these texts in the place of the usual ones. */
export const fillJoin = (page: Page, texts: Partial<JoinRequest> = {}): Promise<void> =>
  form.fill(page, { ...filledJoin, ...texts });

export async function expectThanks(page: Page): Promise<void> {
  await expect(page).toHaveURL(local(joinSuccessPath));
  await expect(page.getByRole('main')).toContainText(thanks.title);
  await expect(page).toHaveTitle(titleOf(thanks));
}
