import { expect, type Page } from '@playwright/test';
import { about } from '../../src/content/en/pages/about';
import { contact } from '../../src/content/en/pages/contact';
import { join } from '../../src/content/en/pages/join';

const pages = {
  '/contact': { link: 'Contact Us', title: contact.title },
  '/about': { link: 'About Us', title: about.title },
  '/JoinUs': { link: 'Join Us', title: join.title },
} as const;

/** A page with a form, and one without. */
export type Place = keyof typeof pages;

/** The address changes before the page does: both forms have a field for a name. */
async function expectArrival(page: Page, place: Place): Promise<void> {
  await expect(page).toHaveURL(place);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages[place].title);
}

/** Follows the header's link to another page of the site. */
export async function walkTo(page: Page, place: Place): Promise<void> {
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: pages[place].link, exact: true }).click();
  await expectArrival(page, place);
}

export async function walkBack(page: Page, place: Place): Promise<void> {
  await page.goBack();
  await expectArrival(page, place);
}
