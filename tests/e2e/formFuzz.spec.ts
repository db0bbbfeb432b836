import { expect, type Page } from '@playwright/test';
import { contactMessages } from '#messages/forms';
import { contactFields } from '../../src/content/contactFields';
import { paths } from '../../src/content/paths';
import { recordKeys } from '../../src/domain/recordKeys';
import { trimBlanks } from '../../src/domain/trimBlanks';
import { exampleTexts } from '../exampleTexts';
import { hostileTexts, nastyTexts } from '../unit/forms/hostileTexts';
import { expectThanks, fillJoin, joinButton, joinName, joinPhone } from './joinPage';
import { openPage, sendPath, test } from './site';

const rounds = 8;
/** The nasty ones, one of 100,000 characters, and mixtures. */
const texts = [...hostileTexts(nastyTexts.length + 1), ...hostileTexts(200).slice(-25)];

const examples = exampleTexts(contactFields);
/** Those that take any text. */
const fields = recordKeys(contactFields).filter((name) => !('format' in contactFields[name].rule));

type Texts = Record<string, string>;

/**
 * Puts texts into their fields as a browser does of itself, and gives what stands in them then. JSON
 * takes a lone surrogate along, which would not survive a key.
 */
async function setTexts(page: Page, given: Texts): Promise<Texts> {
  const standing = await page.evaluate((written) => {
    const standing = Object.entries<string>(JSON.parse(written)).map(([name, text]) => {
      const field = document.querySelector(`form [name="${name}"]`);
      if (!field) throw new Error(`There is no field ${name}.`);
      const { prototype } = field.constructor as typeof HTMLInputElement;
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      return [name, Reflect.get(field, 'value')];
    });
    return JSON.stringify(Object.fromEntries(standing));
  }, JSON.stringify(given));
  return JSON.parse(standing);
}

async function submit(page: Page) {
  await page.evaluate(() => document.querySelector('form')?.requestSubmit());
}

test('no text does anything but reach the mail as it stands in the fields, trimmed', async ({
  page,
  problems,
}) => {
  let dialogs = 0;
  page.on('dialog', async (dialog) => {
    dialogs += 1;
    await dialog.dismiss();
  });
  const bodies: { template_params: Texts }[] = [];
  await page.route(`**${sendPath}`, async (route) => {
    bodies.push(route.request().postDataJSON());
    await route.fulfill({ status: 200, body: 'OK' });
  });
  await openPage(page, paths.contact);
  // But for the map, which is shown or not when its host has answered or not.
  const all = page.locator('body *:not([aria-labelledby="map-title"] *)');
  const elements = await all.count();

  for (let round = 0; round < rounds; round += 1) {
    const given = fields.map((field, at) => [field, texts[(round + at * 17) % texts.length] ?? '']);
    const standing = await setTexts(page, {
      ...examples,
      ...Object.fromEntries(given),
      email: `a${round}@b.example`,
    });
    const expected = Object.fromEntries(
      Object.entries(standing).map(([field, text]) => [field, trimBlanks(text)]),
    );
    const missing = fields.filter((field) => expected[field] === '');
    await submit(page);
    if (missing.length > 0) {
      for (const field of missing) {
        const message = contactMessages[contactFields[field].rule.required];
        await expect(page.getByText(message)).toBeVisible();
      }
      const mended = Object.fromEntries(missing.map((field) => [field, 'x']));
      Object.assign(expected, await setTexts(page, mended));
      await submit(page);
    }
    await expect(page.getByRole('form').getByRole('status')).toHaveText(contactMessages.sent);
    expect(bodies.splice(0).map(({ template_params: sent }) => sent)).toEqual([expected]);
  }

  for (const email of ['a', '@', 'a b@c', '<script>@x', 'a@b@c', 'é@x.in', 'a@-x']) {
    await setTexts(page, { ...examples, email });
    await submit(page);
    await expect(page.getByText(contactMessages.emailInvalid)).toBeVisible();
  }
  expect(bodies).toEqual([]);
  await setTexts(page, { email: 'a@b.example' });
  await expect(page.getByText(contactMessages.emailInvalid)).toHaveCount(0);
  await expect(all).toHaveCount(elements);

  await openPage(page, paths.join);
  for (const phone of texts.slice(0, rounds)) {
    expect((await setTexts(page, { phone })).phone).toMatch(/^\d{0,10}$/);
  }
  await fillJoin(page);
  await joinName(page).fill('<img src=x onerror=alert(1)>');
  await expect(joinPhone(page)).toHaveValue('9876543210');
  await joinButton(page).click();
  await expectThanks(page);
  expect(dialogs).toBe(0);
  expect(problems).toEqual([]);
});
