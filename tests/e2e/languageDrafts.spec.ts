import { expect } from '@playwright/test';
import { languages } from '../../src/content/languages';
import { contact } from '../../src/content/messages/hi/pages/contact';
import { join } from '../../src/content/messages/hi/pages/join';
import { thanks } from '../../src/content/messages/hi/pages/thanks';
import { paths } from '../../src/content/paths';
import { localPath } from '../../src/domain/localPath';
import { fillQuery, queryField } from './contactPage';
import { expectJoin, filledJoin, fillJoin } from './joinPage';
import { holdScripts, hydrate, openPage, readTraces, test } from './site';
import { smoke } from './smoke';
import { hindi, inHindi, switchTo } from './twoLanguages';

test('what was typed is there in the other language, and nowhere else', async ({ page }) => {
  await openPage(page, paths.contact);
  await queryField(page, 'name').fill('Asha Devi');
  await queryField(page, 'message').fill('Two lines,\nनमस्ते');
  await switchTo(page, hindi);
  await expect(page).toHaveURL(inHindi(paths.contact));
  await expect(page.getByRole('textbox', { name: contact.form.labels.name })).toHaveValue(
    'Asha Devi',
  );
  await hydrate(page);
  const message = page.getByRole('textbox', { name: contact.form.labels.message });
  await expect(message).toHaveValue('Two lines,\nनमस्ते');
  await page.getByRole('textbox', { name: contact.form.labels.city }).fill('पटना');
  await expect(message).toHaveValue('Two lines,\nनमस्ते');
  expect(await readTraces(page)).not.toMatch(/Asha|Two lines|पटना/);
});

test('what was typed goes along from each language to the next', smoke, async ({ page }) => {
  await page.goto(localPath(languages[0].prefix, paths.contact));
  await page.locator('textarea').fill('Two lines,\nनमस्ते');
  for (const language of [...languages.slice(1), languages[0]]) {
    await switchTo(page, language);
    await expect(page).toHaveURL(localPath(language.prefix, paths.contact));
    await expect(page.locator('textarea')).toHaveValue('Two lines,\nनमस्ते');
  }
});

test('Back leads to the page of before in its language, with what was typed there', async ({
  page,
}) => {
  await openPage(page, paths.join);
  await fillJoin(page);
  await switchTo(page, hindi);
  await expect(page).toHaveURL(inHindi(paths.join));
  await page.goBack();
  await expect(page).toHaveURL(paths.join);
  await hydrate(page);
  await expectJoin(page, filledJoin);
  expect(await readTraces(page)).not.toMatch(/Asha|98765|MERCHANT/);
});

test('an application that was typed before the scripts came is there in the other language as well', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(paths.join);
  await fillJoin(page, { phone: '+91 98765 43210' });
  await switchTo(page, hindi);
  await expect(page).toHaveURL(inHindi(paths.join));
  await release();
  const { labels, submitLabel } = join.form;
  await expect(page.getByRole('textbox', { name: labels.name })).toHaveValue('Asha Devi');
  await expect(page.getByRole('textbox', { name: labels.phone })).toHaveValue('9876543210');
  const role = join.roles.retailer.label;
  await expect(page.getByRole('radio', { name: role, exact: true })).toBeChecked();
  await page.getByRole('button', { name: submitLabel }).click();
  await expect(page.getByRole('heading', { level: 1, name: thanks.title })).toBeFocused();
  expect(await readTraces(page)).not.toMatch(/Asha|98765|MERCHANT/);
});

test('what was typed waits for the page that is opened, and is not taken by one that is only prerendered', async ({
  page,
}) => {
  await openPage(page, paths.contact);
  await fillQuery(page);
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  });
  await switchTo(page, hindi);
  await expect(page).toHaveURL(inHindi(paths.contact));
  await page.waitForLoadState();
  expect(await readTraces(page)).toMatch(/Asha/);
  await expect(page.locator('html')).not.toHaveAttribute('data-app');
  const message = page.getByRole('textbox', { name: contact.form.labels.message });
  await expect(message).toHaveValue('');
});
