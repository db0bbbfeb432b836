import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { contactMessages } from '#messages/forms';
import { contact } from '#messages/pages/contact';
import {
  type ContactField,
  contactFields,
  type ContactQuery as Query,
} from '../../src/content/contactFields';
import type { FormField } from '../../src/content/formField';
import { paths } from '../../src/content/paths';
import { mapRecord } from '../../src/domain/mapRecord';
import { recordKeys } from '../../src/domain/recordKeys';
import { labelText } from '../../src/forms/fieldLabels';
import { exampleTexts } from '../exampleTexts';
import { modeHeader } from './modeHeader';
import { collectRequests, openPage, sendPath } from './site';

const { labels, title, submitLabel, sendingLabel } = contact.form;

export const queryFields = recordKeys(contactFields);

export const blankQuery: Query = mapRecord(contactFields, () => '');

/** The script of the email client, by the name that its package gives. */
export const emailClient = /\/static\/js\/es-[^/]+\.js/;

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

export function queryField(page: Page, field: ContactField): Locator {
  const { options }: FormField = contactFields[field];
  return page.getByRole(options ? 'combobox' : 'textbox', { name: labelText(labels[field]) });
}

export async function fillQuery(page: Page, query: Query = typedQuery): Promise<void> {
  for (const field of queryFields) {
    const { options }: FormField = contactFields[field];
    const control = queryField(page, field);
    await (options ? control.selectOption(query[field]) : control.fill(query[field]));
  }
}

export async function expectQuery(page: Page, query: Query): Promise<void> {
  for (const field of queryFields) await expect(queryField(page, field)).toHaveValue(query[field]);
}

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
