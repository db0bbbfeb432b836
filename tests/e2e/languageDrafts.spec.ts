import { expect, type Page } from '@playwright/test';
import { joinMessages } from '../../src/content/hi/messages';
import { contact } from '../../src/content/hi/pages/contact';
import { join } from '../../src/content/hi/pages/join';
import { paths } from '../../src/content/paths';
import { fillQuery, queryField, typedQuery } from './contactPage';
import { joinName, joinPhone, joinRole } from './joinPage';
import { holdScripts, openPage, readTraces, test, wake } from './site';
import { hindi, inHindi, switchTo } from './twoLanguages';

test('what was typed is there in the other language, and nowhere else', async ({ page }) => {
  await openPage(page, paths.contact);
  await page.getByRole('textbox', { name: 'Name' }).fill('Asha Devi');
  await page.getByRole('textbox', { name: 'Message' }).fill('Two lines,\nनमस्ते');
  await switchTo(page, hindi).click();
  await expect(page).toHaveURL(inHindi(paths.contact));
  await expect(page.getByRole('textbox', { name: contact.form.labels.name })).toHaveValue(
    'Asha Devi',
  );
  await wake(page);
  const message = page.getByRole('textbox', { name: contact.form.labels.message });
  await expect(message).toHaveValue('Two lines,\nनमस्ते');
  await page.getByRole('textbox', { name: contact.form.labels.city }).fill('पटना');
  await expect(message).toHaveValue('Two lines,\nनमस्ते');
  expect(await readTraces(page)).not.toMatch(/Asha|Two lines|पटना/);
});

test('what was typed before the scripts came is there in the other language as well', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(paths.join);
  await joinName(page).fill('Asha Devi');
  await joinPhone(page).fill('98765');
  await joinRole(page).selectOption('MERCHANT');
  await switchTo(page, hindi).click();
  await expect(page).toHaveURL(inHindi(paths.join));
  await release();
  const { labels, submitLabel } = join.form;
  await expect(page.getByRole('textbox', { name: labels.name })).toHaveValue('Asha Devi');
  await expect(page.getByRole('combobox', { name: labels.role })).toHaveValue('MERCHANT');
  await page.getByRole('button', { name: submitLabel }).click();
  const phone = page.getByRole('textbox', { name: labels.phone });
  await expect(phone).toHaveAccessibleDescription(joinMessages.phoneLength);
  await expect(phone).toHaveValue('98765');
  expect(await readTraces(page)).not.toMatch(/Asha|98765|MERCHANT/);
});

/** Has every page of the tab say that the browser only makes it ready. */
const prerenderNext = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  });

test('what was typed waits for the page that is opened, and is not taken by one that is only made ready', async ({
  page,
}) => {
  await openPage(page, paths.contact);
  await fillQuery(page);
  await prerenderNext(page);
  await switchTo(page, hindi).click();
  await expect(page).toHaveURL(inHindi(paths.contact));
  await page.waitForLoadState('networkidle');
  expect(await readTraces(page)).toMatch(/Asha/);
  await expect(page.locator('html')).not.toHaveAttribute('data-app');
});

test('what was handed over is forgotten where its own page comes back', async ({ page }) => {
  await openPage(page, paths.contact);
  await fillQuery(page);
  // The page stays, as one does that the browser keeps and shows again.
  await page.evaluate(() => {
    addEventListener('click', (event) => event.preventDefault(), { once: true });
  });
  await switchTo(page, hindi).click();
  expect(await readTraces(page)).toMatch(/Asha/);
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  expect(await readTraces(page)).not.toMatch(/Asha/);
  await expect(queryField(page, 'name')).toHaveValue(typedQuery.name);
});
