import { expect } from '@playwright/test';
import { contactMessages } from '../../src/content/messages';
import {
  answerWith,
  expectQuery,
  expectSent,
  fillQuery,
  openFilledForm,
  queryField,
  queryFields,
  sendButton,
  sends,
  sentQuery,
  typedQuery,
} from './contactPage';
import { collectRequests, holdScripts, openPage, readTraces, sendPath, test } from './site';

test('a query is one POST with exactly the body of the specification', async ({
  page,
  baseURL,
  problems,
}) => {
  const requests = await openFilledForm(page);
  await sendButton(page).click();
  await expectSent(page);

  const [send, ...more] = sends(requests);
  expect(more).toEqual([]);
  expect(send?.url()).toBe(baseURL + sendPath);
  expect(send?.method()).toBe('POST');
  expect(await send?.headerValue('content-type')).toMatch(/^application\/json/);
  expect(send?.postDataJSON()).toStrictEqual({
    lib_version: '4.4.1',
    user_id: 'sandbox-public-key',
    service_id: 'sandbox-service',
    template_id: 'sandbox-template',
    template_params: sentQuery,
  });
  expect((await send?.response())?.status()).toBe(200);
  await expect(page).toHaveURL('/contact');
  expect(await readTraces(page)).not.toMatch(/Asha|98765/);
  expect(problems).toEqual([]);
});

test('after a success the next edit takes the alert away and the next query is sent too', async ({
  page,
}) => {
  const requests = await openFilledForm(page);
  await sendButton(page).click();
  await expectSent(page);
  await fillQuery(page);
  await expect(page.getByText(contactMessages.sent)).toHaveCount(0);
  await sendButton(page).click();
  await expectSent(page);
  expect(sends(requests)).toHaveLength(2);
});

test('five quick presses are one send', async ({ page }) => {
  const requests = await openFilledForm(page);
  await sendButton(page).evaluate((button) => {
    if (button instanceof HTMLElement) for (let press = 0; press < 5; press += 1) button.click();
  });
  await expectSent(page);
  expect(sends(requests)).toHaveLength(1);
});

test('while a query is on its way the form says so and takes no other press', async ({ page }) => {
  const requests = await openFilledForm(page);
  await answerWith(page, 'silent');
  const sent = page.waitForRequest(`**${sendPath}`);
  await sendButton(page).click();
  const busy = page.getByRole('button', { name: 'Sending…' });
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  await sent;
  await busy.click({ force: true });
  await busy.press('Enter');
  await queryField(page, 'city').press('Enter');
  await queryField(page, 'city').press('x');
  await expectQuery(page, typedQuery);
  expect(sends(requests)).toHaveLength(1);
});

test('all five fields are required, and the first that is missing takes the focus', async ({
  page,
}) => {
  await openPage(page, '/contact');
  const requests = collectRequests(page);
  await queryField(page, 'name').fill(' ');
  await sendButton(page).click();
  const messages = {
    name: contactMessages.nameRequired,
    email: contactMessages.emailRequired,
    phone: contactMessages.phoneRequired,
    city: contactMessages.cityRequired,
    message: contactMessages.messageRequired,
  };
  for (const field of queryFields) {
    await expect(queryField(page, field)).toHaveAccessibleDescription(messages[field]);
    await expect(queryField(page, field)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(queryField(page, 'name')).toBeFocused();
  expect(sends(requests)).toEqual([]);
});

test('email is of type email and is checked, phone of type tel and only has to be there', async ({
  page,
}) => {
  await openPage(page, '/contact');
  await expect(queryField(page, 'email')).toHaveAttribute('type', 'email');
  await expect(queryField(page, 'phone')).toHaveAttribute('type', 'tel');
  await fillQuery(page, { ...typedQuery, email: 'asha at shop', phone: 'ask my son' });
  await sendButton(page).click();
  const email = queryField(page, 'email');
  await expect(email).toHaveAccessibleDescription(contactMessages.emailInvalid);
  await expect(email).toBeFocused();
  await email.fill('asha@shop');
  await expect(email).toHaveAttribute('aria-invalid', 'false');
  await sendButton(page).click();
  await expectSent(page);
});

test('what was typed before the scripts came is kept and sent', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact');
  await fillQuery(page);
  await release();
  await expectQuery(page, typedQuery);
  const send = page.waitForRequest(`**${sendPath}`);
  await sendButton(page).click();
  expect((await send).postDataJSON().template_params).toStrictEqual(sentQuery);
  await expectSent(page);
});

test('a submit before the scripts came is one send when they come', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact');
  await fillQuery(page);
  const requests = collectRequests(page);
  await sendButton(page).click();
  await sendButton(page).click();
  await expect(page).toHaveURL('/contact');
  await release();
  await expectSent(page);
  await expect(page).toHaveURL('/contact');
  expect(requests.filter((request) => request.method() !== 'GET')).toHaveLength(1);
});

test('the email client is not loaded before the form is touched', async ({ page }) => {
  const requests = collectRequests(page);
  await openPage(page, '/contact');
  await page.waitForLoadState('networkidle');
  const before = requests.map((request) => request.url());
  const client = page.waitForResponse(
    async (response) =>
      response.url().includes('/static/js/') && (await response.text()).includes('lib_version'),
  );
  await queryField(page, 'name').focus();
  expect(before).not.toContain((await client).url());
  expect(before.filter((url) => url.includes('/static/js/'))).not.toEqual([]);
});
