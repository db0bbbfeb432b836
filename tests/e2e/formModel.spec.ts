import { expect, type Page } from '@playwright/test';
import fc from 'fast-check';
import { contactMessages } from '#messages/forms';
import { contactFields } from '../../src/content/contactFields';
import { paths } from '../../src/content/paths';
import { contactSchema } from '../../src/forms/contactSchema';
import { exampleTexts } from '../exampleTexts';
import {
  blankQuery,
  countSendsAtOnce,
  holdSends,
  type Query,
  queryField,
  queryFields,
  sends,
} from './contactPage';
import { joinName } from './joinPage';
import { collectRequests, openPage, test } from './site';
import { type Place, walkBack, walkTo } from './walk';

/** Printed by a failure, with the steps that led to it. */
const seed = 20_262_065;

const text = fc.constantFrom('Asha Devi', '  a b ', '<b>₹</b>', 'नमस्ते', '');
const step = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(fc.constant('type'), fc.constantFrom(...queryFields), text) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('type join'), fc.constant(''), text) },
  { weight: 8, arbitrary: fc.constant(['send', '', ''] as const) },
  { weight: 3, arbitrary: fc.constant(['press', '', ''] as const) },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom(...(['500', '200', '200'] as const))
      .map((status) => ['answer', status, ''] as const),
  },
  {
    weight: 4,
    arbitrary: fc.tuple(
      fc.constant('follow'),
      fc.constantFrom<Place>('/contact', '/contact', '/about', '/JoinUs'),
      fc.constant(''),
    ),
  },
  { weight: 3, arbitrary: fc.constant(['back', '', ''] as const) },
);

const filled = { ...exampleTexts(contactFields), phone: '1', message: ' M\n' };
const schema = contactSchema(contactMessages);

async function valuesOf(page: Page) {
  return page.getByRole('form').evaluate((form) => {
    const elements = [...(form as HTMLFormElement).elements];
    const named = elements.filter((element) => 'value' in element && element.getAttribute('name'));
    return Object.fromEntries(
      named.map((element) => [element.getAttribute('name'), Reflect.get(element, 'value')]),
    );
  });
}

test('whatever is typed, sent, answered, left and found again: no field changes of itself, and there is one request at most', async ({
  page,
}) => {
  const requests = collectRequests(page);
  const atOnce = countSendsAtOnce(page);
  const held = await holdSends(page);
  await openPage(page, paths.contact);

  let query: Query = blankQuery;
  let joinText = '';
  let visited: Place[] = ['/contact'];
  let isOut = false;
  let sent = 0;

  const here = () => visited.at(-1) ?? '/contact';

  const run = async ([does, which, what]: readonly [string, string, string]) => {
    const onContact = here() === '/contact';
    if (does === 'type' && onContact && !isOut) {
      const field = queryFields.find((name) => name === which) ?? 'name';
      await queryField(page, field).fill(what);
      // A browser trims what stands in a field of this type.
      query = {
        ...query,
        [field]:
          'type' in contactFields[field] && contactFields[field].type === 'email'
            ? what.trim()
            : what,
      };
    }
    if (does === 'send' && onContact && !isOut) {
      for (const field of queryFields) await queryField(page, field).fill(filled[field]);
      query = filled;
    }
    if (does === 'type join' && here() === '/JoinUs') {
      await joinName(page).fill(what);
      joinText = what;
    }
    if ((does === 'press' || does === 'send') && onContact) {
      const isValid = schema.isValidSync(query);
      await page.locator('form [type=submit]').press('Enter');
      if (isValid && !isOut) {
        isOut = true;
        sent += 1;
        await held.waits();
      }
    }
    if (does === 'answer' && isOut) {
      const answered = page.waitForResponse((response) => response.status() === Number(which));
      held.answer(Number(which));
      await (await answered).finished();
      isOut = false;
      if (which === '200') query = blankQuery;
      if (onContact)
        await expect(page.locator('form [type=submit]')).toHaveAttribute('aria-busy', 'false');
    }
    if (does === 'follow' && which !== here()) {
      const path = which === '/about' || which === '/JoinUs' ? which : '/contact';
      await walkTo(page, path);
      visited = [...visited, path];
    }
    if (does === 'back' && visited.length > 1) {
      visited = visited.slice(0, -1);
      await walkBack(page, here());
    }

    if (here() === '/contact') await expect.poll(() => valuesOf(page)).toEqual(query);
    if (here() === '/JoinUs') expect(await valuesOf(page)).toHaveProperty('name', joinText);
    expect(sends(requests)).toHaveLength(sent);
    expect(atOnce.most).toBeLessThanOrEqual(1);
  };

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 10 }), async (steps) => {
      for (const each of steps) await run(each);
    }),
    // One walk through the site: a run begins where the one before has ended.
    { numRuns: 4, seed, endOnFailure: true },
  );
  expect(sent).toBeGreaterThan(3);
});
