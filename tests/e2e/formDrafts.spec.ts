import { expect, type Page } from '@playwright/test';
import { contactMessages } from '#messages/forms';
import { loadingError } from '#messages/siteFrame';
import { paths } from '../../src/content/paths';
import {
  blankQuery,
  expectQuery,
  expectSent,
  fillQuery,
  holdSends,
  openFilledForm,
  queryField,
  sendButton,
  sendingButton,
  sends,
  typedQuery,
} from './contactPage';
import { blankJoin, expectJoin, expectThanks, filledJoin, fillJoin, joinButton } from './joinPage';
import { expectReady, hydrate, local, openPage, readTraces, scriptFiles, test } from './site';
import { hindi, inHindi, switchTo } from './twoLanguages';
import { walkBack, walkTo } from './walk';

test('what was typed into both forms is there again after other pages, by links and by Back and Forward', async ({
  page,
}) => {
  await openPage(page, paths.contact);
  await fillQuery(page);
  await walkTo(page, paths.about);
  await walkBack(page, paths.contact);
  await expectQuery(page, typedQuery);
  await queryField(page, 'city').fill('Jaipur');
  await walkTo(page, paths.join);
  await fillJoin(page);
  await walkTo(page, paths.contact);
  await expectQuery(page, { ...typedQuery, city: 'Jaipur' });
  await walkBack(page, paths.join);
  await expectJoin(page, filledJoin);
  await page.goForward();
  await expectQuery(page, { ...typedQuery, city: 'Jaipur' });
  expect(await readTraces(page)).not.toMatch(/Asha|98765|Jaipur|MERCHANT/);

  await sendButton(page).click();
  await expectSent(page);
  await walkTo(page, paths.about);
  await walkBack(page, paths.contact);
  await expectQuery(page, blankQuery);
  await walkBack(page, paths.join);
  await expectJoin(page, filledJoin);
});

test('a query left on its way stays the only one, and its failure keeps what was typed and is told to nobody elsewhere', async ({
  page,
  problems,
}) => {
  const requests = await openFilledForm(page);
  const held = await holdSends(page);
  await sendButton(page).click();
  await held.waits();
  await walkTo(page, paths.about);
  await walkBack(page, paths.contact);
  await expectQuery(page, typedQuery);
  await sendingButton(page).press('Enter');
  await walkTo(page, paths.about);
  const refused = page.waitForResponse((response) => response.status() === 500);
  held.answer(500);
  await (await refused).finished();
  // The browser's line of the request, and the site's.
  await expect.poll(() => problems.length).toBe(2);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText(contactMessages.failed)).toHaveCount(0);
  await walkTo(page, paths.contact);
  await expect(sendButton(page)).toHaveAttribute('aria-busy', 'false');
  await expectQuery(page, typedQuery);
  expect(sends(requests)).toHaveLength(1);
});

test('an application is cleared when the thanks page is shown, and kept where that cannot be loaded', async ({
  page,
}) => {
  await openPage(page, paths.join);
  await fillJoin(page);
  await page.route(scriptFiles, (route) => route.abort());
  await joinButton(page).click();
  await expect(page.getByRole('alert')).toContainText(loadingError.text);
  await page.unrouteAll();
  await walkBack(page, paths.join);
  await expectJoin(page, filledJoin);

  await openPage(page, paths.join);
  await fillJoin(page);
  await joinButton(page).click();
  await expectThanks(page);
  await walkBack(page, paths.join);
  await expectJoin(page, blankJoin);
});

// Playwright's Chromium keeps no page in its cache: the document is another one each time.
test('what was typed is there again when another document was opened in between, and is stored no longer then', async ({
  page,
}) => {
  await openPage(page, paths.join);
  await fillJoin(page);
  await page.goto(local(paths.terms));
  await page.goBack();
  await expectJoin(page, filledJoin);
  await expectReady(page);
  await expectJoin(page, filledJoin);
  expect(await readTraces(page)).not.toMatch(/Asha|98765|MERCHANT/);

  await walkTo(page, paths.contact);
  await fillQuery(page);
  await queryField(page, 'city').focus();
  await page.goto(local(paths.terms));
  await page.goBack();
  await expectQuery(page, typedQuery);
  await hydrate(page);
  await expectQuery(page, typedQuery);
  await sendButton(page).click();
  await expectSent(page);
});

// Firefox at times loads a page anew that it said to keep.
test('what was typed is stored while the browser says to keep the page, and no longer once it is back', async ({
  page,
}) => {
  await openPage(page, paths.join);
  await fillJoin(page);
  const dispatch = (event: 'pagehide' | 'pageshow') =>
    page.evaluate(
      (type) => dispatchEvent(new PageTransitionEvent(type, { persisted: true })),
      event,
    );
  await dispatch('pagehide');
  expect(await readTraces(page)).toMatch(/Asha/);
  await dispatch('pageshow');
  expect(await readTraces(page)).not.toMatch(/Asha|98765|MERCHANT/);
  await expectJoin(page, filledJoin);
});

/** Has the visitor's clock stand at so many minutes after noon, in this document and those that follow. */
const setMinutes = (page: Page, minutes: number) =>
  page.clock.setFixedTime(new Date(2026, 10, 4, 12, minutes));

test('what was typed is deleted half an hour after its last edit also where no page asks for it', async ({
  page,
}) => {
  await page.clock.install();
  await openPage(page, paths.join);
  await fillJoin(page);
  await page.goto(local(paths.terms));
  expect(await readTraces(page)).toMatch(/Asha/);
  await page.clock.fastForward('30:00');
  expect(await readTraces(page)).not.toMatch(/Asha|98765|MERCHANT/);
  await page.goBack();
  await expectReady(page);
  await expectJoin(page, blankJoin);
});

test('the time of the last edit goes along to another language', async ({ page }) => {
  await setMinutes(page, 0);
  await openPage(page, paths.join);
  await fillJoin(page);
  await setMinutes(page, 20);
  await switchTo(page, hindi);
  await expect(page).toHaveURL(inHindi(paths.join));
  await expect(page.locator('[name="phone"]')).toHaveValue('9876543210');
  await hydrate(page);
  await page.goto(inHindi(paths.terms));
  await setMinutes(page, 30);
  await page.goBack();
  await expectReady(page);
  await expect(page.locator('[name="phone"]')).toHaveValue('');
});
