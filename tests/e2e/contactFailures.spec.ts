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
import { openPage, scriptFiles, sendPath, test } from './site';

test('a refusal, a wrong key, a lost connection and a lost network are told, logged, and can be tried again', async ({
  page,
  context,
  problems,
}) => {
  const requests = await openFilledForm(page);
  const expectRefused = async (hint: string) => {
    await sendButton(page).click();
    await expectFailed(page);
    await expect(page.getByText(hint)).toBeVisible();
    // One line is the browser's own, of the request; the other is the site's.
    const logged = problems.splice(0).filter((text) => !text.startsWith('Failed to load resource'));
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
});

test('an answer below the edge of the window is brought into view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
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

test('the message field keeps the size that a visitor gave it when a failure, an error or a success is shown', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openFilledForm(page);
  const field = await queryField(page, 'message').boundingBox();
  if (!field) throw new Error('The message field is not shown.');
  // By the corner of the field, which is its handle.
  const corner = { x: field.x + field.width - 4, y: field.y + field.height - 4 };
  await page.mouse.move(corner.x, corner.y);
  await page.mouse.down();
  await page.mouse.move(corner.x, corner.y + 120, { steps: 4 });
  const sizeOf = async () => {
    const box = await queryField(page, 'message').boundingBox();
    return box && [box.width, box.height];
  };
  // The field follows the pointer by the next frame, and no further once the button is up.
  await expect.poll(async () => (await sizeOf())?.[1]).toBeGreaterThan(field.height + 100);
  await page.mouse.up();
  const before = await sizeOf();
  await answerWith(page, '500');
  await sendButton(page).click();
  await expectFailed(page);
  expect(await sizeOf()).toEqual(before);
  // Both at once, for the page may still scroll to the answer.
  const facts = await page.getByRole('heading', { name: contact.factsTitle }).elementHandle();
  const alert = page.getByRole('form').locator('.MuiAlert-root');
  const gap = await alert.evaluate(
    (box, below) => below && below.getBoundingClientRect().top - box.getBoundingClientRect().bottom,
    facts,
  );
  expect(gap).toBeGreaterThan(0);
  await queryField(page, 'city').fill('');
  await sendButton(page).click();
  await expect(page.getByText(contactMessages.cityRequired)).toBeVisible();
  expect(await sizeOf()).toEqual(before);
  await page.unrouteAll();
  await fillQuery(page);
  await sendButton(page).click();
  await expectSent(page);
  expect(await sizeOf()).toEqual(before);
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
  await page.unrouteAll({ behavior: 'wait' });
  await sendButton(page).click();
  await expectSent(page);
});
