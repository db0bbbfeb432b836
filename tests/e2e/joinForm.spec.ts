import { expect, type Page } from '@playwright/test';
import { joinMessages } from '../../src/content/messages';
import { thanks } from '../../src/content/pages/thanks';
import { collectRequests, holdScripts, openPage, readTraces, scriptFiles, test } from './site';

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name' });
const phoneField = (page: Page) => page.getByRole('textbox', { name: 'Phone' });
const roleField = (page: Page) => page.getByRole('combobox', { name: 'Role' });
const submitButton = (page: Page) => page.getByRole('button', { name: 'Submit' });

async function fillForm(page: Page) {
  await nameField(page).fill('Asha Devi');
  await phoneField(page).fill('9876543210');
  await roleField(page).selectOption('RETAILER');
}

async function expectThanks(page: Page) {
  await expect(page).toHaveURL('/Thanks');
  await expect(page.getByRole('main')).toContainText(
    'Thank You for applying our team will contact you shortly.',
  );
  await expect(page).toHaveTitle('Thank You | Saralpay');
}

async function expectNothingLeft(page: Page) {
  expect(await readTraces(page)).not.toMatch(/Asha|9876543210|MERCHANT/);
}

test('a valid form leads to the thanks page, and nothing is sent or stored', async ({
  page,
  problems,
}) => {
  await openPage(page, '/JoinUs');
  const requests = collectRequests(page);
  await fillForm(page);
  await submitButton(page).click();
  await expectThanks(page);
  await expect(page.getByRole('heading', { level: 1, name: thanks.title })).toBeFocused();

  const sent = requests.map((request) => `${request.method()} ${new URL(request.url()).pathname}`);
  expect(sent.filter((line) => !/^GET \/(static\/|favicon)/.test(line))).toEqual([]);
  await expectNothingLeft(page);
  expect(problems).toEqual([]);
});

test('the roles are offered in order, with the values of the specification', async ({ page }) => {
  await openPage(page, '/JoinUs');
  const options = await roleField(page)
    .getByRole('option')
    .evaluateAll((all) => all.map((option) => [option.getAttribute('value'), option.textContent]));
  expect(options).toEqual([
    ['', 'Select a role'],
    ['DISTRIBUTOR', 'DISTRIBUTOR'],
    ['MERCHANT', 'RETAILER'],
    ['MASTER_DISTRIBUTOR', 'MASTER DISTRIBUTOR'],
    ['SUPER_RETAILER', 'SUPER RETAILER'],
  ]);
});

test('each message comes in the words of the specification', async ({ page }) => {
  await openPage(page, '/JoinUs');
  await submitButton(page).click();
  for (const [field, message] of [
    [nameField(page), 'Name is required!'],
    [phoneField(page), 'Phone number must be exactly 10 digits.'],
    [roleField(page), 'Please select a role.'],
  ] as const) {
    await expect(field).toHaveAccessibleDescription(message);
  }
  await expect(nameField(page)).toBeFocused();
  const alert = page.getByRole('alert');
  await phoneField(page).press('a');
  await expect(alert).toHaveText('Please enter numbers only in the phone input!');
  await phoneField(page).pressSequentially('98765432101');
  await expect(alert).toHaveText('Phone number cannot be more than 10 digits!');
  await expect(phoneField(page)).toHaveValue('9876543210');
});

test('an alert below the edge of the window is brought into view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openPage(page, '/JoinUs');
  await phoneField(page).evaluate((field) => {
    field.focus();
    field.scrollIntoView({ block: 'end' });
  });
  await page.keyboard.press('a');
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect(phoneField(page)).toBeFocused();
});

test('a pasted number is brought into shape, and one that cannot be is refused whole', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/JoinUs');
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await phoneField(page).focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('ControlOrMeta+V');
  };
  await paste('+91 (98765) 432-10');
  await expect(phoneField(page)).toHaveValue('9876543210');
  await paste('१२३४५ ६७८९०');
  await expect(phoneField(page)).toHaveValue('1234567890');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await paste('98765 43210 99');
  await expect(phoneField(page)).toHaveValue('1234567890');
  await expect(page.getByRole('alert')).toHaveText(joinMessages.phoneTooLong);
  await paste('call me');
  await expect(phoneField(page)).toHaveValue('1234567890');
  await expect(page.getByRole('alert')).toHaveText(joinMessages.phoneNotNumeric);
});

test('what was typed before the scripts came is kept and can be submitted', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/JoinUs');
  await nameField(page).fill('Asha Devi');
  await phoneField(page).fill('+91 98765 43210');
  await roleField(page).selectOption('RETAILER');
  await release();
  await expect(nameField(page)).toHaveValue('Asha Devi');
  await expect(phoneField(page)).toHaveValue('9876543210');
  await expect(roleField(page)).toHaveValue('MERCHANT');
  await submitButton(page).click();
  await expectThanks(page);
});

test('a submit before the scripts came is done when they come', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/JoinUs');
  await fillForm(page);
  const requests = collectRequests(page);
  await submitButton(page).click();
  await expect(page).toHaveURL('/JoinUs');
  await release();
  await expectThanks(page);
  expect(requests.filter((request) => request.method() !== 'GET')).toEqual([]);
  await expectNothingLeft(page);
});

test('where the scripts cannot be loaded, how to write or call stands above what was typed', async ({
  page,
}) => {
  await page.route(scriptFiles, (route) => route.abort());
  await page.goto('/JoinUs');
  await fillForm(page);
  await expect(page.locator('html')).toHaveAttribute('data-app', 'failed');
  await expect(page.getByText('please write or call instead')).toBeVisible();
  await expect(nameField(page)).toHaveValue('Asha Devi');
  await submitButton(page).click();
  await expect(page).toHaveURL('/JoinUs');
  await expectNothingLeft(page);
});

test('where the scripts could not be loaded, a submit tries again', async ({ page }) => {
  await page.route(scriptFiles, (route) => route.abort());
  await page.goto('/JoinUs');
  await fillForm(page);
  await expect(page.locator('html')).toHaveAttribute('data-app', 'failed');
  await page.unrouteAll();
  await submitButton(page).click();
  await expectThanks(page);
});
