import { expect, type Request } from '@playwright/test';
import { paths } from '../../src/content/paths';
import {
  emailClient,
  expectSent,
  openFilledForm,
  queryField,
  sendButton,
  sends,
  sentQuery,
} from './contactPage';
import { eachLanguage } from './eachLanguage';
import { collectRequests, local, openPage, readTraces, sendPath, test } from './site';
import { smoke } from './smoke';

test('a query is one POST with exactly the body of the specification', {
  tag: [smoke.tag, eachLanguage.tag],
}, async ({ page, baseURL, problems }) => {
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
  await expect(page).toHaveURL(local(paths.contact));
  expect(await readTraces(page)).not.toMatch(/Asha|98765/);
  expect(problems).toEqual([]);
});

test('the email client is not loaded before the form is touched', async ({ page }) => {
  const requests = collectRequests(page);
  await openPage(page, paths.contact);
  await expect(page.locator('html')).toHaveAttribute('data-idle');
  const isClient = (request: Request) => emailClient.test(request.url());
  expect(requests.filter(isClient)).toEqual([]);
  const asked = page.waitForRequest(isClient);
  await queryField(page, 'name').focus();
  await asked;
});
