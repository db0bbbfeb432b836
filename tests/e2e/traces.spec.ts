import { expect } from '@playwright/test';
import { contactMessages } from '#messages/forms';
import { paths } from '../../src/content/paths';
import { answerWith, expectFailed, expectSent, fillQuery, sendButton, sends } from './contactPage';
import { blankJoin, expectJoin, expectThanks, fillJoin, joinButton, joinPhone } from './joinPage';
import { collectRequests, openPage, test } from './site';
import { walkTo } from './walk';

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
  await openPage(page, paths.contact);
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
  await walkTo(page, paths.join);
  await fillJoin(page);
  await joinPhone(page).press('x');
  await look();
  await joinButton(page).click();
  await expectThanks(page);
  await look();
  await page.goBack();
  await expectJoin(page, blankJoin);
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
