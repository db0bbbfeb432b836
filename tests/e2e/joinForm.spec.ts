import { expect, type Page } from '@playwright/test';
import { company } from '#messages/company';
import { joinMessages } from '#messages/forms';
import { join } from '#messages/pages/join';
import { thanks } from '#messages/pages/thanks';
import { paths } from '../../src/content/paths';
import { applicationEmail } from '../../src/pages/thanks/applicationEmail';
import { eachLanguage } from './eachLanguage';
import { formRules } from './formFields';
import {
  emailLink,
  expectJoin,
  expectThanks,
  filledJoin,
  fillJoin,
  joinButton,
  joinName,
  joinPhone,
  joinRole,
} from './joinPage';
import {
  collectRequests,
  expectReady,
  holdFiles,
  holdScripts,
  hydrate,
  local,
  openPage,
  readTraces,
  settle,
  test,
} from './site';
import { smoke } from './smoke';
import { walkTo } from './walk';

/** Whom the written email goes to, and its body. */
async function readEmail(page: Page) {
  const { pathname, searchParams } = new URL(
    (await emailLink(page).getAttribute('href', { timeout: 5000 })) ?? '',
  );
  return [pathname, searchParams.get('body')?.replaceAll('\r\n', '\n')];
}

async function expectNothingLeft(page: Page) {
  expect(await readTraces(page)).not.toMatch(/Asha|9876543210|MERCHANT/);
}

test('a valid form leads to the thanks page, and nothing is sent or stored', {
  tag: [smoke.tag, eachLanguage.tag],
}, async ({ page, problems }) => {
  await openPage(page, paths.join);
  const requests = collectRequests(page);
  await fillJoin(page);
  await joinButton(page).click();
  await expectThanks(page);
  await expect(page.getByRole('heading', { level: 1, name: thanks.title })).toBeFocused();
  const role = join.roles.retailer.label;
  expect(await readEmail(page)).toEqual([
    company.email,
    applicationEmail({ ...filledJoin, phone: '+91 98765 43210', role }).body,
  ]);

  const sent = requests.map((request) => `${request.method()} ${new URL(request.url()).pathname}`);
  expect(sent.filter((line) => !/^GET \/(static\/|favicon)/.test(line))).toEqual([]);
  await expectNothingLeft(page);
  expect(problems).toEqual([]);
});

test('the written email keeps its details as long as the document, and has blanks in another one', async ({
  page,
}) => {
  await openPage(page, paths.join);
  await fillJoin(page);
  await joinButton(page).click();
  await expectThanks(page);
  await walkTo(page, paths.about);
  await page.goBack();
  await expect.poll(() => readEmail(page)).toContainEqual(expect.stringContaining('Asha Devi'));
  await page.reload();
  const blank = [company.email, applicationEmail().body];
  await expect.poll(() => readEmail(page)).toEqual(blank);
  await hydrate(page);
  expect(await readEmail(page)).toEqual(blank);
  await expect(page.getByText(thanks.email.blanks)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(thanks.title);
  await expectNothingLeft(page);
});

test('a role that is chosen before the scripts came wins over that of the link', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(local(`${paths.join}#retailer`));
  await joinRole(page, 'DISTRIBUTOR').check();
  await release();
  await expectReady(page);
  await expect(joinRole(page, 'DISTRIBUTOR')).toBeChecked();
  await joinName(page).fill('Asha Devi');
  await expect(joinRole(page, 'DISTRIBUTOR')).toBeChecked();
});

test('the link at the end of the page leads back to the form, one step before its first field', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openPage(page, paths.join);
  await page.getByRole('link', { name: join.close.label }).click();
  await expect(page.getByRole('heading', { level: 2, name: join.form.title })).toBeFocused();
  await expect(joinName(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(joinName(page)).toBeFocused();
});

test('an alert below the edge of the window is brought into view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openPage(page, paths.join);
  await joinPhone(page).evaluate((field) => {
    field.focus();
    field.scrollIntoView({ block: 'end' });
  });
  await page.keyboard.press('a');
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect(joinPhone(page)).toBeFocused();
});

test('a submit before the scripts came is done when they come', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(local(paths.join));
  await fillJoin(page, { phone: '+৯১ ৯৮৭৬৫ ৪৩২১০' });
  const requests = collectRequests(page);
  await joinButton(page).click();
  await expect(page).toHaveURL(local(paths.join));
  await release();
  await expectThanks(page);
  await expect(emailLink(page)).toHaveAttribute('href', /98765%2043210/);
  expect(requests.filter((request) => request.method() !== 'GET')).toEqual([]);
  await expectNothingLeft(page);
});

test('rules that cannot be loaded are told as a fault, nothing is lost, and the next submit loads them', async ({
  page,
}) => {
  await page.route(formRules, (route) => route.abort());
  await openPage(page, paths.join);
  await fillJoin(page);
  await joinButton(page).click();
  await expect(page.getByRole('alert')).toHaveText(join.form.scriptless.title);
  await expectJoin(page, filledJoin);
  await page.unrouteAll();
  await joinButton(page).click();
  await expectThanks(page);
});

test('a form that is left before its rules came is not handed on', async ({ page }) => {
  const release = await holdFiles(page, formRules);
  await openPage(page, paths.join);
  await fillJoin(page);
  await joinButton(page).click();
  await expect(joinButton(page)).toHaveAttribute('aria-busy', 'true');
  await walkTo(page, paths.about);
  const loaded = page.waitForResponse(formRules);
  release();
  await (await loaded).finished();
  await settle(page);
  await expect(page).toHaveURL(local(paths.about));
});

test('eleven digits typed and submitted before hydration keep ten, raise the alert and are not sent', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(local(paths.join));
  await fillJoin(page, { phone: '' });
  await joinPhone(page).pressSequentially('98765432109');
  await joinButton(page).click();
  await release();
  await expect(page.getByRole('alert')).toHaveText(joinMessages.phoneTooLong);
  await expect(joinPhone(page)).toHaveValue('9876543210');
  await settle(page);
  await expect(page).toHaveURL(local(paths.join));
  await expect(page.getByRole('alert')).toHaveText(joinMessages.phoneTooLong);

  await joinPhone(page).fill('987654321');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await joinPhone(page).press('0');
  await joinButton(page).click();
  await expectThanks(page);
});

test('text composed by an input method while the page hydrates is written once', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(local(paths.join));
  await joinName(page).fill('आशा ');
  const keyboard = await page.context().newCDPSession(page);
  await keyboard.send('Input.imeSetComposition', {
    text: 'दे',
    selectionStart: 2,
    selectionEnd: 2,
  });
  await release();
  await keyboard.send('Input.imeSetComposition', {
    text: 'देव',
    selectionStart: 3,
    selectionEnd: 3,
  });
  await keyboard.send('Input.insertText', { text: 'देवी' });
  await expect(joinName(page)).toHaveValue('आशा देवी');
});

test('digits of any script are understood while an input method composes them', async ({
  page,
}) => {
  await openPage(page, paths.join);
  await joinPhone(page).focus();
  const keyboard = await page.context().newCDPSession(page);
  for (const text of ['৯', '৯৮', '৯৮৭']) {
    const end = text.length;
    await keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: end,
      selectionEnd: end,
    });
  }
  await keyboard.send('Input.insertText', { text: '৯৮৭' });
  await expect(joinPhone(page)).toHaveValue('987');
  await joinPhone(page).press('x');
  await expect(joinPhone(page)).toHaveValue('987');
  await joinPhone(page).pressSequentially('६५४௩২১০');
  await expect(joinPhone(page)).toHaveValue('9876543210');
});

test(
  'a join form with errors is not left, and focus goes to the first',
  smoke,
  async ({ page }) => {
    await openPage(page, paths.join);
    await joinButton(page).click();
    await expect(page.getByText(joinMessages.nameRequired)).toBeVisible();
    await expect(joinName(page)).toBeFocused();
    await expect(page).toHaveURL(local(paths.join));
  },
);
