import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { contactFields } from '../../../src/content/contactFields';
import type { ContactMessages } from '../../../src/content/contentShapes';
import type { FormField } from '../../../src/content/formField';
import { joinFields } from '../../../src/content/joinFields';
import { contactMessages, joinMessages } from '../../../src/content/messages/en/forms';
import { mapRecord } from '../../../src/domain/mapRecord';
import { recordKeys } from '../../../src/domain/recordKeys';
import { trimBlanks } from '../../../src/domain/trimBlanks';
import { sendContactQuery } from '../../../src/email/sendContactQuery';
import { checkForm } from '../../../src/forms/formRules';
import { hostileTexts } from './hostileTexts';

/** Every field gets every one of them, beside another in each other field. */
const texts = hostileTexts(1_000);
const textOf = (index: number, field: number) => texts[(index + field * 177) % texts.length] ?? '';

const fields = recordKeys(contactFields);
/** What every email address is at least. */
const address = /^[\x21-\x7e]+@[a-z\d.-]+$/i;
/** The same fields, which take every text that is not blank. */
const anyQuery = mapRecord(contactFields, ({ rule: { required } }) => ({ rule: { required } }));
const anyRequest = mapRecord(joinFields, ({ rule: { required } }) => ({ rule: { required } }));

/** Shows the first ones, and of them as much as a person reads. */
function expectNone(wrong: readonly unknown[]) {
  expect(wrong.slice(0, 5).map((each) => JSON.stringify(each).slice(0, 300))).toEqual([]);
}

const bodies: string[] = [];

beforeAll(() => {
  vi.stubGlobal('location', { pathname: '/contact' });
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    bodies.push(String(init.body));
    return new Response('OK');
  });
  vi.stubEnv('VITE_EMAILJS_PUBLIC_KEY', 'key');
  vi.stubEnv('VITE_EMAILJS_SERVICE_ID', 'service');
  vi.stubEnv('VITE_EMAILJS_TEMPLATE_ID', 'template');
  vi.stubEnv('VITE_EMAILJS_ORIGIN', 'https://mail.example');
});

afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('whatever is typed', () => {
  it('into the contact form is taken, trimmed, or a message says why not', () => {
    const wrong: unknown[] = [];
    for (const index of texts.keys()) {
      const typed = Object.fromEntries(fields.map((field, at) => [field, textOf(index, at)]));
      const { errors: refused } = checkForm(typed, contactFields, contactMessages);
      for (const field of fields) {
        const text = trimBlanks(typed[field] ?? '');
        const { options, rule }: FormField<keyof ContactMessages> = contactFields[field];
        const { required, format } = rule;
        const pattern = format?.pattern === 'email' ? address : format?.pattern;
        const isRight =
          text === '' || (options && !options.includes(text))
            ? refused[field] === contactMessages[required]
            : refused[field] === undefined
              ? !pattern || pattern.test(text)
              : format && refused[field] === contactMessages[format.invalid];
        if (!isRight) wrong.push([field, text, refused[field]]);
      }
    }
    expectNone(wrong);
  });

  it('is sent as it was typed, trimmed', async () => {
    const { signal } = new AbortController();
    const wrong: unknown[] = [];
    for (const index of texts.keys()) {
      const typed = Object.fromEntries(fields.map((field, at) => [field, textOf(index, at)]));
      await sendContactQuery(checkForm(typed, anyQuery, contactMessages).values, signal);
      const { template_params: sent } = JSON.parse(bodies.pop() ?? '');
      for (const field of fields) {
        if (sent[field] !== trimBlanks(typed[field] ?? ''))
          wrong.push([field, typed[field], sent[field]]);
      }
    }
    expectNone(wrong);
  });

  it('into the join form is handed on as it was typed, trimmed, or a message says why not', () => {
    const wrong: unknown[] = [];
    for (const index of texts.keys()) {
      const typed = { name: textOf(index, 0), phone: textOf(index, 1), role: textOf(index, 2) };
      const { errors: refused } = checkForm(typed, joinFields, joinMessages);
      const { values: taken } = checkForm(typed, anyRequest, joinMessages);
      const isRight =
        refused.name === (taken.name === '' ? joinMessages.nameRequired : undefined) &&
        refused.phone === (taken.phone.length === 10 ? undefined : joinMessages.phoneLength) &&
        refused.role === joinMessages.roleRequired &&
        taken.name === trimBlanks(typed.name) &&
        taken.phone === trimBlanks(typed.phone);
      if (!isRight) wrong.push([typed, refused, taken]);
    }
    expectNone(wrong);
  });
});
