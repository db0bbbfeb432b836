import { expect, type Locator, type Page } from '@playwright/test';
import { contactMessages } from '../../src/content/messages';
import {
  answerWith,
  expectFailed,
  expectQuery,
  expectSent,
  fillQuery,
  holdSends,
  openFilledForm,
  type Query,
  queryField,
  sendButton,
  sends,
  sentQuery,
  typedQuery,
} from './contactPage';
import {
  expectJoin,
  expectThanks,
  fillJoin,
  joinButton,
  joinName,
  joinPhone,
  joinRole,
} from './joinPage';
import { collectRequests, expectReady, holdScripts, openPage, sendPath, test } from './site';
import { walkTo } from './walk';

const names = ['name', 'email', 'phone', 'city', 'message'] as const;

/** Gives a field a value as a browser does of itself: without a key, and with these events alone. */
async function setByBrowser(field: Locator, value: string, events: readonly string[]) {
  await field.evaluate(
    (element, given) => {
      const { prototype } = element.constructor as typeof HTMLInputElement;
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, given.value);
      for (const type of given.events) element.dispatchEvent(new Event(type, { bubbles: true }));
    },
    { value, events },
  );
}

async function autofillQuery(page: Page, query: Query, events: readonly string[]) {
  for (const name of names) await setByBrowser(queryField(page, name), query[name], events);
}

/** Sends what stands in the form; the body must hold this query. */
async function expectBody(page: Page, query: Query) {
  const send = page.waitForRequest(`**${sendPath}`);
  await sendButton(page).click();
  expect((await send).postDataJSON().template_params).toStrictEqual(query);
  await expectSent(page);
}

test('each field says for whose data it is, and what autofill puts there is sent', async ({
  page,
}) => {
  await openPage(page, '/contact');
  for (const [name, purpose] of [
    ['name', 'name'],
    ['email', 'email'],
    ['phone', 'tel'],
    ['city', 'address-level2'],
  ] as const) {
    await expect(queryField(page, name)).toHaveAttribute('autocomplete', purpose);
  }
  await autofillQuery(page, sentQuery, ['input', 'change']);
  await expectBody(page, sentQuery);
  await autofillQuery(page, sentQuery, ['change']);
  await expectBody(page, sentQuery);

  await openPage(page, '/JoinUs');
  await expect(joinName(page)).toHaveAttribute('autocomplete', 'name');
  await expect(joinPhone(page)).toHaveAttribute('autocomplete', 'tel-national');
  await setByBrowser(joinName(page), 'Asha Devi', ['input', 'change']);
  await setByBrowser(joinPhone(page), '+91 98765-43210', ['input', 'change']);
  await setByBrowser(joinRole(page), 'MERCHANT', ['input', 'change']);
  await expect(joinPhone(page)).toHaveValue('9876543210');
  await joinButton(page).click();
  await expectThanks(page);
});

test('what autofill puts there before the scripts come is taken and sent', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact');
  await autofillQuery(page, sentQuery, ['input', 'change']);
  await release();
  await expectBody(page, sentQuery);
});

test('what the browser puts back in a page that it shows again is taken and sent', async ({
  page,
}) => {
  await openPage(page, '/contact');
  await autofillQuery(page, sentQuery, []);
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await queryField(page, 'city').press('End');
  await queryField(page, 'city').press('!');
  await expectQuery(page, { ...sentQuery, city: 'Gurgaon!' });
  await expectBody(page, { ...sentQuery, city: 'Gurgaon!' });
});

test('a reload while a query is on its way sends nothing of itself, and the form works', async ({
  page,
}) => {
  const requests = await openFilledForm(page);
  const held = await holdSends(page);
  await sendButton(page).click();
  await held.waits();
  await page.reload();
  await expectReady(page);
  await expect(sendButton(page)).toHaveAttribute('aria-busy', 'false');
  // Back or blank: that is the browser's to say, but never half of a text.
  for (const name of names) {
    expect(['', typedQuery[name]]).toContain(await queryField(page, name).inputValue());
  }
  expect(sends(requests)).toHaveLength(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await fillQuery(page);
  await sendButton(page).click();
  await expectSent(page);
  expect(sends(requests)).toHaveLength(2);
});

test('two windows that send at once do not disturb each other', async ({ page, context }) => {
  const other = await context.newPage();
  const pages = [page, other];
  await Promise.all(pages.map((each) => openFilledForm(each)));
  const [first, second] = await Promise.all(pages.map((each) => holdSends(each)));
  for (const each of pages) await sendButton(each).click();
  await first?.waits();
  await second?.waits();
  second?.answer(500);
  await expectFailed(other);
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
  await expectQuery(page, typedQuery);
  first?.answer(200);
  await expectSent(page);
  await expectFailed(other);
});

test('where storage and cookies are blocked, both forms work', async ({ page, problems }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { configurable: true, get: refuse });
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  });
  await openFilledForm(page);
  await answerWith(page, '500');
  await sendButton(page).click();
  await expectFailed(page);
  await page.unrouteAll();
  await sendButton(page).click();
  await expectSent(page);
  await walkTo(page, '/JoinUs');
  await fillJoin(page);
  await joinButton(page).click();
  await expectThanks(page);
  // The failure that was asked for: the browser's line and the site's.
  expect(problems).toHaveLength(2);
});

test('nothing personal gets into an address, storage, a cookie, the history or the console', async ({
  page,
}) => {
  const told: unknown[] = [];
  page.on('console', async (message) => {
    told.push(message.text());
    for (const value of message.args()) told.push(await value.jsonValue().catch(() => undefined));
  });
  page.on('framenavigated', (frame) => told.push(decodeURIComponent(frame.url())));
  const requests = collectRequests(page);
  const look = async () => {
    told.push(await page.context().storageState({ indexedDB: true }));
    told.push(
      await page.evaluate(async () => ({
        history: history.state,
        storage: [{ ...localStorage }, { ...sessionStorage }],
        databases: await indexedDB.databases(),
        caches: await caches.keys(),
        name: window.name,
        title: document.title,
      })),
    );
  };
  await openPage(page, '/contact');
  await sendButton(page).click();
  await expect(page.getByText(contactMessages.messageRequired)).toBeVisible();
  await fillQuery(page);
  await look();
  await answerWith(page, '500');
  await sendButton(page).click();
  await expectFailed(page);
  await look();
  await page.unrouteAll();
  await sendButton(page).click();
  await expectSent(page);
  await look();
  await walkTo(page, '/JoinUs');
  await fillJoin(page);
  await joinPhone(page).press('x');
  await look();
  await joinButton(page).click();
  await expectThanks(page);
  await look();
  await page.goBack();
  await expectJoin(page, []);
  await look();

  const leaks = /asha|98765|gurgaon|two lines|नमस्ते|merchant/i;
  const log = JSON.stringify(told);
  expect(log).toMatch(/contact/);
  expect(log).not.toMatch(leaks);
  for (const request of requests) {
    expect(decodeURIComponent(request.url())).not.toMatch(leaks);
    if (!sends([request]).length) expect(request.postData()).toBeNull();
  }
});
