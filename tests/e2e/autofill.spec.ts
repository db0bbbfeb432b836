import { expect, type Locator, type Page } from '@playwright/test';
import type { ContactQuery as Query } from '../../src/content/contactFields';
import { paths } from '../../src/content/paths';
import { expectSent, queryField, queryFields, sendButton, sentQuery } from './contactPage';
import { expectThanks, fillJoin, joinButton, joinName, joinPhone } from './joinPage';
import { holdScripts, local, openPage, sendPath, test } from './site';

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
  for (const name of queryFields) await setByBrowser(queryField(page, name), query[name], events);
}

/** Sends what stands in the form; the body must hold this query. */
async function expectBody(page: Page, query: Query) {
  const send = page.waitForRequest(`**${sendPath}`);
  await sendButton(page).click();
  expect((await send).postDataJSON().template_params).toStrictEqual(query);
  await expectSent(page);
}

test('what autofill puts into a form is sent', async ({ page }) => {
  await openPage(page, paths.contact);
  await autofillQuery(page, sentQuery, ['input', 'change']);
  await expectBody(page, sentQuery);
  await autofillQuery(page, sentQuery, ['change']);
  await expectBody(page, sentQuery);

  await openPage(page, paths.join);
  await fillJoin(page, { name: '', phone: '' });
  await setByBrowser(joinName(page), 'Asha Devi', ['input', 'change']);
  await setByBrowser(joinPhone(page), '+91 98765-43210', ['input', 'change']);
  await expect(joinPhone(page)).toHaveValue('9876543210');
  await joinButton(page).click();
  await expectThanks(page);
});

test('what autofill puts there before the scripts come is taken and sent', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(local(paths.contact));
  await autofillQuery(page, sentQuery, ['input', 'change']);
  await release();
  await expectBody(page, sentQuery);
});
