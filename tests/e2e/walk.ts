import { expect, type Page } from '@playwright/test';
import { about } from '#messages/pages/about';
import { contact } from '#messages/pages/contact';
import { join } from '#messages/pages/join';
import { paths } from '../../src/content/paths';
import { headerLink } from './frame';
import { local } from './site';

const titles = {
  [paths.contact]: contact.title,
  [paths.about]: about.title,
  [paths.join]: join.title,
} as const;

/** A page with a form, and one without. */
export type Place = keyof typeof titles;

/** The address changes before the page does: both forms have a field for a name. */
async function expectArrival(page: Page, place: Place): Promise<void> {
  await expect(page).toHaveURL(local(place));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(titles[place]);
}

/** Follows the header's link to another page of the site. */
export async function walkTo(page: Page, place: Place): Promise<void> {
  await headerLink(page, place).click();
  await expectArrival(page, place);
}

export async function walkBack(page: Page, place: Place): Promise<void> {
  await page.goBack();
  await expectArrival(page, place);
}
