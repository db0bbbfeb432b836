import { expect } from '@playwright/test';
import { contactMessages } from '#messages/forms';
import { contact } from '#messages/pages/contact';
import { paths } from '../../src/content/paths';
import {
  answerWith,
  expectFailed,
  expectSent,
  fillQuery,
  openFilledForm,
  queryField,
  sendButton,
  sends,
} from './contactPage';
import { headerLink } from './frame';
import { local, openPage, scriptFiles, sendPath, test } from './site';

for (const mode of ['429', '500', 'drop']) {
  test(`answered with ${mode}, it tells, keeps and logs, and can try again`, async ({
    page,
    problems,
  }) => {
    const requests = await openFilledForm(page);
    await answerWith(page, mode);
    await sendButton(page).click();
    await expectFailed(page);
    expect(sends(requests)).toHaveLength(1);
    // One line is the browser's own, of the request; the other is the site's.
    expect(problems.filter((text) => !text.startsWith('Failed to load resource'))).toHaveLength(1);
    const hint = mode === '429' ? contactMessages.hintTooMany : contactMessages.hintOtherWays;
    await expect(page.getByText(hint)).toBeVisible();

    await page.unrouteAll();
    await sendButton(page).click();
    await expectSent(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(sends(requests)).toHaveLength(2);
  });
}

for (const [width, height] of [
  [360, 640],
  [1280, 720],
] as const) {
  test(`an answer below the edge of a window of ${width} by ${height} is brought into view`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openFilledForm(page);
    const pressAtTheEdge = async () => {
      await sendButton(page).evaluate((button) => button.scrollIntoView({ block: 'end' }));
      await sendButton(page).press('Enter');
    };
    const answer = page.getByRole('form').locator('.MuiAlert-root');
    await answerWith(page, '500');
    await pressAtTheEdge();
    await expectFailed(page);
    await expect(answer).toBeInViewport({ ratio: 1 });
    await expect(sendButton(page)).toBeFocused();

    await page.unrouteAll();
    await pressAtTheEdge();
    await expectSent(page);
    await expect(answer).toBeInViewport({ ratio: 1 });
  });
}

test('the message field keeps its size beside the facts when a failure or a success is shown', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openFilledForm(page);
  const sizeOf = async () => {
    const box = await queryField(page, 'message').boundingBox();
    return box && [box.width, box.height];
  };
  const before = await sizeOf();
  await answerWith(page, '500');
  await sendButton(page).click();
  await expectFailed(page);
  expect(await sizeOf()).toEqual(before);
  const map = await page.getByRole('heading', { name: contact.map.title }).boundingBox();
  const alert = await page.getByRole('form').locator('.MuiAlert-root').boundingBox();
  expect(alert && map && alert.y + alert.height < map.y).toBe(true);
  await page.unrouteAll();
  await sendButton(page).click();
  await expectSent(page);
  expect(await sizeOf()).toEqual(before);
});

test('a wrong key fails alike, and the words of the server are not shown', async ({ page }) => {
  await openFilledForm(page);
  await page.route(`**${sendPath}`, (route) =>
    route.continue({
      postData: JSON.stringify({ ...route.request().postDataJSON(), user_id: 'wrong' }),
    }),
  );
  const answer = page.waitForResponse(`**${sendPath}`);
  await sendButton(page).click();
  expect((await answer).status()).toBe(403);
  await expectFailed(page);
  await expect(page.getByText('Public Key')).toHaveCount(0);
});

test('offline, the hint says so and the query can be sent later', async ({ page, context }) => {
  await openFilledForm(page);
  await context.setOffline(true);
  await sendButton(page).click();
  await expectFailed(page);
  await expect(page.getByText(contactMessages.hintOffline)).toBeVisible();
  await context.setOffline(false);
  await sendButton(page).click();
  await expectSent(page);
});

test('a failure of the email client to load fails alike', async ({ page, problems }) => {
  await openPage(page, paths.contact);
  await page.route(scriptFiles, async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('lib_version')) await route.abort();
    else await route.fulfill({ response });
  });
  await fillQuery(page);
  await sendButton(page).click();
  await expectFailed(page);
  expect(problems.filter((text) => !text.startsWith('Failed to load resource'))).toHaveLength(1);
  await page.unrouteAll();
  await sendButton(page).click();
  await expectSent(page);
});

test('leaving while a query is on its way shows nothing on the next page', async ({
  page,
  problems,
}) => {
  await openFilledForm(page);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**${sendPath}`, async (route) => {
    await answered;
    await route.fulfill({ status: 500, body: 'broken' });
  });
  const sent = page.waitForRequest(`**${sendPath}`);
  await sendButton(page).click();
  await sent;
  await headerLink(page, paths.about).click();
  await expect(page).toHaveURL(local(paths.about));
  const response = page.waitForResponse(`**${sendPath}`);
  answer();
  await response;
  await expect.poll(() => problems.length).toBeGreaterThan(1);
  await expect(page.getByText(contactMessages.failed)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await headerLink(page, paths.contact).click();
  await expect(queryField(page, 'name')).toBeVisible();
  await expect(page.getByText(contactMessages.failed)).toHaveCount(0);
});

test('the failure goes with the next edit and comes back with the next failure', async ({
  page,
}) => {
  await openFilledForm(page);
  await answerWith(page, '500');
  await sendButton(page).click();
  await expectFailed(page);
  await queryField(page, 'city').press('End');
  await queryField(page, 'city').press('x');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await queryField(page, 'city').press('Backspace');
  await sendButton(page).click();
  await expectFailed(page);
});
