import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ValidationError } from 'yup';
import { contactFields } from '../../../src/content/contactFields';
import type { ContactMessages } from '../../../src/content/contentShapes';
import { contactMessages, joinMessages } from '../../../src/content/en/forms';
import { join } from '../../../src/content/en/pages/join';
import type { FormField } from '../../../src/content/formField';
import { takePhoneEntry } from '../../../src/domain/phoneNumber';
import { recordKeys } from '../../../src/domain/recordKeys';
import { sendContactQuery } from '../../../src/email/sendContactQuery';
import { contactSchema } from '../../../src/forms/contactSchema';
import { joinSchema } from '../../../src/forms/joinSchema';
import { hostileTexts } from './hostileTexts';

/** Every field gets every one of them, beside another in each other field. */
const texts = hostileTexts(10_000);
const textOf = (index: number, field: number) =>
  texts[(index + field * 1_777) % texts.length] ?? '';

const fields = recordKeys(contactFields);
const contact = contactSchema(contactMessages);
/** What every email address is at least. */
const address = /^[\x21-\x7e]+@[a-z\d.-]+$/i;
const joining = joinSchema(
  joinMessages,
  join.roles.map(({ value }) => value),
);

/** The message of each field that is not taken. */
function refusals(check: () => unknown): Record<string, string> {
  try {
    check();
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]));
  }
}

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
      const refused = refusals(() => contact.validateSync(typed, { abortEarly: false }));
      for (const field of fields) {
        const text = typed[field]?.trim() ?? '';
        const { required, format }: FormField<keyof ContactMessages>['rule'] =
          contactFields[field].rule;
        const pattern = format?.pattern === 'email' ? address : format?.pattern;
        const isRight =
          text === ''
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
      await sendContactQuery(contact.cast(typed), signal);
      const { template_params: sent } = JSON.parse(bodies.pop() ?? '');
      for (const field of fields) {
        if (sent[field] !== typed[field]?.trim()) wrong.push([field, typed[field], sent[field]]);
      }
    }
    expectNone(wrong);
  });

  it('into the join form is handed on as it was typed, trimmed, or a message says why not', () => {
    const wrong: unknown[] = [];
    for (const index of texts.keys()) {
      const typed = { name: textOf(index, 0), phone: textOf(index, 1), role: textOf(index, 2) };
      const refused = refusals(() => joining.validateSync(typed, { abortEarly: false }));
      const taken = joining.cast(typed);
      const isRight =
        refused.name === (taken.name === '' ? joinMessages.nameRequired : undefined) &&
        refused.phone === (taken.phone.length === 10 ? undefined : joinMessages.phoneLength) &&
        refused.role === joinMessages.roleRequired &&
        taken.name === typed.name.trim() &&
        taken.phone === typed.phone.trim();
      if (!isRight) wrong.push([typed, refused, taken]);
    }
    expectNone(wrong);
  });

  it('into the phone field of the join form leaves at most ten digits, or what was there', () => {
    const wrong = texts.filter((text) =>
      (['typed', 'atOnce'] as const).some((how) => {
        const { value, problem } = takePhoneEntry('98765', text, how);
        return problem === undefined ? !/^\d{0,10}$/.test(value) : value !== '98765';
      }),
    );
    expectNone(wrong);
  });
});

/** What the fields are matched with, as yup tells it. */
const expressions = Object.values(contact.describe().fields)
  .flatMap((field) => ('tests' in field ? field.tests : []))
  .flatMap(({ params }) => (params?.regex instanceof RegExp ? [params.regex] : []));

// V8 counts how often an expression goes back; time would tell more of the machine.
setFlagsFromString('--allow-natives-syntax');
const withBacktrackLimit: (source: string, flags: string, limit: number) => RegExp =
  runInThisContext('(source, flags, limit) => %NewRegExpWithBacktrackLimit(source, flags, limit)');

/** Whether V8 goes back so many times at most; beyond that even the alternative that takes all is not tried. */
function endsWithin(backtracks: number, { source, flags }: RegExp, text: string): boolean {
  return withBacktrackLimit(`(?:${source})|^[^]*$`, flags, backtracks).test(text);
}

it('a catastrophic expression goes back too often', () => {
  const text = 'a'.repeat(10_000);
  expect(endsWithin(1_000_000, /^([\w.]+)+@/, text)).toBe(false);
  expect(endsWithin(1_000_000, /^[\w.]+@/, text)).toBe(true);
  expect(expressions).not.toEqual([]);
});

describe('100,000 characters that look like an address', () => {
  const many = 100_000;
  it.each([
    ['a name without end', 'a'.repeat(many)],
    ['a name of dots', `${'.'.repeat(many)}@`],
    ['hosts without end', `a@${'a.'.repeat(many / 2)}`],
    ['hyphens without end', `a@a${'-'.repeat(many)}`],
    ['a host and hyphens in turn', `a@${'a-'.repeat(many / 2)}!`],
    ['hosts as long as can be', `a@${`${'a'.repeat(63)}.`.repeat(many / 64)}!`],
    ['signs of at', '@'.repeat(many)],
  ])('%s are refused without going back too often', (_kind, email) => {
    for (const expression of expressions) {
      expect(endsWithin(100 * many, expression, email), `${expression}`).toBe(true);
    }
    const refused = refusals(() => contact.validateSync({ email }, { abortEarly: false }));
    expect(refused.email).toBe(contactMessages.emailInvalid);
  });
});
