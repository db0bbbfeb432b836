import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { contactMessages } from '#messages/forms';
import { contact } from '#messages/pages/contact';
import { contactFields, type ContactQuery as Query } from '../../src/content/contactFields';
import { paths } from '../../src/content/paths';
import { exampleTexts } from '../exampleTexts';
import { formFields, formRules } from './formFields';
import { modeHeader } from './modeHeader';
import { collectRequests, openPage, sendPath } from './site';

const { labels, title, submitLabel, sendingLabel } = contact.form;

const form = formFields(contactFields, labels);

export const queryFields = form.names;

export const blankQuery: Query = form.blank;

/** The script of the email client, by the name that its package gives. */
export const emailClient = /\/static\/js\/es-[^/]+\.js/;

/** What the form needs and loads after hydration. */
export const loadedLater = Object.entries({ 'email client': emailClient, rules: formRules });

/** With blanks around and inside, as people type them. */
export const typedQuery: Query = {
  ...exampleTexts(contactFields),
  name: '  Asha Devi ',
  email: 'asha@shop.example',
  phone: ' +91 98765-43210',
  city: 'Gurgaon  ',
  message: '\n  Two lines,\n\tand a tab: <b>"&amp;"</b> ₹५०० नमस्ते ‘क्\u200dषण’ 🙏\n',
};

export const sentQuery: Query = {
  ...exampleTexts(contactFields),
  name: 'Asha Devi',
  email: 'asha@shop.example',
  phone: '+91 98765-43210',
  city: 'Gurgaon',
  message: 'Two lines,\n\tand a tab: <b>"&amp;"</b> ₹५०० नमस्ते ‘क्\u200dषण’ 🙏',
};

export const queryField = form.find;
export const expectQuery = form.expect;
export const fillQuery = (page: Page, query = typedQuery): Promise<void> => form.fill(page, query);

export function sendButton(page: Page): Locator {
  return page.getByRole('button', { name: submitLabel });
}

/** The same button while a query is on its way. */
export function sendingButton(page: Page): Locator {
  return page.getByRole('button', { name: sendingLabel });
}

export async function expectSent(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: title });
  await expect(form.getByRole('status')).toHaveText(contactMessages.sent);
  await expectQuery(page, blankQuery);
}

export async function expectFailed(page: Page): Promise<void> {
  await expect(page.getByRole('alert')).toHaveText(contactMessages.failed);
  await expectQuery(page, typedQuery);
  await expect(sendButton(page)).toHaveAttribute('aria-busy', 'false');
}

/** Opens the contact page with the form filled in, and collects the sends from then on. */
export async function openFilledForm(page: Page): Promise<Request[]> {
  await openPage(page, paths.contact);
  await fillQuery(page);
  return collectRequests(page);
}

export function sends(requests: readonly Request[]): Request[] {
  return requests.filter((request) => new URL(request.url()).pathname === sendPath);
}

/** Has the mail sandbox answer the sends of this page alone in one of its ways. */
export async function answerWith(page: Page, mode: string): Promise<void> {
  await page.route(`**${sendPath}`, (route) =>
    route.continue({ headers: { ...route.request().headers(), [modeHeader]: mode } }),
  );
}

/** Keeps every send of a page waiting until it is answered, and says how many are waiting. */
export async function holdSends(page: Page) {
  const waiting: ((answer: { status: number }) => void)[] = [];
  await page.route(`**${sendPath}`, async (route) => {
    const { status } = await new Promise<{ status: number }>((resolve) => waiting.push(resolve));
    await route.fulfill({ status, body: 'answer' });
  });
  return {
    waits: () => expect.poll(() => waiting.length).toBe(1),
    answer: (status: number) => waiting.pop()?.({ status }),
  };
}
