import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { contactMessages } from '#messages/forms';
import { paths } from '../../src/content/paths';
import {
  answerWith,
  expectFailed,
  expectSent,
  fillQuery,
  loadedLater,
  openFilledForm,
  queryField,
  sendButton,
  sendingButton,
  sends,
  sentQuery,
  typedQuery,
} from './contactPage';
import { formRules } from './formFields';
import { collectRequests, holdFiles, openPage, sendPath, test } from './site';
import { smoke } from './smoke';

test(
  'a refusal, a wrong key, a lost connection and a lost network are told, logged, and can be tried again',
  smoke,
  async ({ page, context, problems }) => {
    const requests = await openFilledForm(page);
    const expectRefused = async (hint: string) => {
      await sendButton(page).click();
      await expectFailed(page);
      await expect(page.getByText(hint)).toBeVisible();
      // One line is the browser's own, of the request; the other is the site's.
      const logged = problems
        .splice(0)
        .filter((text) => !text.startsWith('Failed to load resource'));
      expect(logged).toHaveLength(1);
      await page.unrouteAll();
    };
    for (const [mode, hint] of [
      ['429', contactMessages.hintTooMany],
      ['500', contactMessages.hintOtherWays],
      ['drop', contactMessages.hintOtherWays],
    ] as const) {
      await answerWith(page, mode);
      await expectRefused(hint);
    }

    await page.route(`**${sendPath}`, (route) =>
      route.continue({
        postData: JSON.stringify({ ...route.request().postDataJSON(), user_id: 'wrong' }),
      }),
    );
    const answer = page.waitForResponse(`**${sendPath}`);
    await expectRefused(contactMessages.hintOtherWays);
    expect((await answer).status()).toBe(403);
    await expect(page.getByText('Public Key')).toHaveCount(0);

    await context.setOffline(true);
    await expectRefused(contactMessages.hintOffline);
    await context.setOffline(false);

    await sendButton(page).click();
    await expectSent(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(sends(requests)).toHaveLength(6);
  },
);

test('an answer of which the head alone comes is given up after 30 seconds', async ({ page }) => {
  await page.clock.install({ time: '2026-11-02T10:00:00+05:30' });
  await openFilledForm(page);
  const silent = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/plain' }).write('O');
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  await page.route(
    `**${sendPath}`,
    (route) => route.continue({ url: `http://127.0.0.1:${port}${sendPath}` }),
    { times: 1 },
  );
  await page.clock.pauseAt('2026-11-02T10:10:00+05:30');
  const answering = page.waitForResponse(`**${sendPath}`);
  await sendButton(page).click();
  await answering;
  await page.clock.fastForward(29_999);
  await expect(sendingButton(page)).toBeVisible();
  const givenUp = page.waitForEvent('requestfailed');
  await page.clock.fastForward(1);
  expect((await givenUp).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expectFailed(page);
  silent.close();
  silent.closeAllConnections();

  await sendButton(page).click();
  await expectSent(page);
});

test('the message field keeps the size that a visitor gave it whatever is shown', async ({
  page,
}) => {
  await openFilledForm(page);
  const field = queryField(page, 'message');
  // As the browser does while a visitor drags its corner.
  await field.evaluate((element) => {
    element.style.height = '300px';
  });
  const expectSize = () => expect(field).toHaveCSS('height', '300px');
  await answerWith(page, '500');
  await sendButton(page).click();
  await expectFailed(page);
  await expectSize();
  await queryField(page, 'city').fill('');
  await sendButton(page).click();
  await expect(page.getByText(contactMessages.cityRequired)).toBeVisible();
  await expectSize();
  await page.unrouteAll();
  await fillQuery(page);
  await sendButton(page).click();
  await expectSent(page);
  await expectSize();
});

for (const [name, script] of loadedLater)
  test(`a failure of the ${name} to load fails alike`, async ({ page, problems }) => {
    await page.route(script, (route) => route.abort());
    await openPage(page, paths.contact);
    await fillQuery(page);
    await sendButton(page).click();
    await expectFailed(page);
    expect(problems.filter((text) => !text.startsWith('Failed to load resource'))).toHaveLength(1);
    await page.unrouteAll();
    await sendButton(page).click();
    await expectSent(page);
  });

test('a form that is first used without a network says why it cannot be sent', async ({
  page,
  context,
}) => {
  await openPage(page, paths.contact);
  await context.setOffline(true);
  await fillQuery(page);
  await sendButton(page).click();
  await expectFailed(page);
  await expect(page.getByText(contactMessages.hintOffline)).toBeVisible();
  await context.setOffline(false);
  await sendButton(page).click();
  await expectSent(page);
});

test('rules that do not come are given up after 30 seconds', async ({ page }) => {
  await page.clock.install({ time: '2026-11-02T10:00:00+05:30' });
  await page.route(formRules, () => new Promise(() => {}));
  await openPage(page, paths.contact);
  await fillQuery(page);
  await page.clock.pauseAt('2026-11-02T10:10:00+05:30');
  await sendButton(page).click();
  await page.clock.fastForward(29_999);
  await expect(page.getByText(contactMessages.failed)).toHaveCount(0);
  await page.clock.fastForward(1);
  await expectFailed(page);
});

test('a form that is submitted before its rules came is sent once, with what stands in it when they come', async ({
  page,
}) => {
  const release = await holdFiles(page, formRules);
  await openPage(page, paths.contact);
  await fillQuery(page, { ...typedQuery, name: 'Asha' });
  const requests = collectRequests(page);
  await sendButton(page).dblclick();
  await expect(sendingButton(page)).toHaveAttribute('aria-busy', 'true');
  await queryField(page, 'name').fill(typedQuery.name);
  await queryField(page, 'city').press('Enter');
  release();
  await expectSent(page);
  expect(sends(requests).map((request) => request.postDataJSON().template_params)).toEqual([
    sentQuery,
  ]);
});
