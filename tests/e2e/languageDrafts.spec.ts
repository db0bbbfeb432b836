import { expect, type Page } from '@playwright/test';
import { contact } from '../../src/content/hi/pages/contact';
import { join } from '../../src/content/hi/pages/join';
import { thanks } from '../../src/content/hi/pages/thanks';
import { paths } from '../../src/content/paths';
import { expectQuery, fillQuery, queryField, typedQuery } from './contactPage';
import { expectJoin, fillJoin, joinName, joinPhone, joinRole } from './joinPage';
import { holdScripts, hydrate, openPage, readTraces, test } from './site';
import { english, hindi, inHindi, languageLink, openLanguages, switchTo } from './twoLanguages';

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
  await expectJoin(page, ['Asha Devi', '9876543210', 'MERCHANT']);
  expect(await readTraces(page)).not.toMatch(/Asha|98765|MERCHANT/);
});

test('an application that was typed before the scripts came is there in the other language as well', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(paths.join);
  await joinName(page).fill('Asha Devi');
  await joinPhone(page).fill('+91 98765 43210');
  await joinRole(page).check();
  await switchTo(page, hindi);
  await expect(page).toHaveURL(inHindi(paths.join));
  await release();
  const { labels, submitLabel } = join.form;
  await expect(page.getByRole('textbox', { name: labels.name })).toHaveValue('Asha Devi');
  await expect(page.getByRole('textbox', { name: labels.phone })).toHaveValue('9876543210');
  const role = join.roles.find(({ value }) => value === 'MERCHANT')?.label;
  await expect(page.getByRole('radio', { name: role, exact: true })).toBeChecked();
  await page.getByRole('button', { name: submitLabel }).click();
  await expect(page.getByRole('heading', { level: 1, name: thanks.title })).toBeFocused();
  expect(await readTraces(page)).not.toMatch(/Asha|98765|MERCHANT/);
});

test('a query that was typed in both languages before the scripts came is whole', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(paths.contact);
  await fillQuery(page, { ...typedQuery, city: '' });
  await switchTo(page, hindi);
  await expect(page).toHaveURL(inHindi(paths.contact));
  await page.getByRole('textbox', { name: contact.form.labels.city }).fill('पटना');
  await switchTo(page, english);
  await expect(page).toHaveURL(paths.contact);
  await release();
  await expectQuery(page, { ...typedQuery, city: 'पटना' });
  expect(await readTraces(page)).not.toMatch(/Asha|पटना/);
});

/** Has every page of the tab say that the browser only makes it ready. */
const prerenderNext = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  });

test('what was typed waits for the page that is opened, and is not taken by one that is only prerendered', async ({
  page,
}) => {
  await openPage(page, paths.contact);
  await fillQuery(page);
  await prerenderNext(page);
  await switchTo(page, hindi);
  await expect(page).toHaveURL(inHindi(paths.contact));
  await page.waitForLoadState('networkidle');
  expect(await readTraces(page)).toMatch(/Asha/);
  await expect(page.locator('html')).not.toHaveAttribute('data-app');
});

for (const { when, open } of [
  { when: 'before the scripts came', open: holdScriptsOf },
  { when: 'afterwards', open: openPage },
])
  test(`what was handed over ${when} is forgotten where its own page comes back`, async ({
    page,
  }) => {
    await open(page, paths.contact);
    await fillQuery(page);
    await openLanguages(page);
    // The page stays, as one does that the browser keeps and shows again.
    await page.evaluate(() => {
      addEventListener('click', (event) => event.preventDefault(), { once: true, capture: true });
    });
    await languageLink(page, hindi).click();
    expect(await readTraces(page)).toMatch(/Asha/);
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    expect(await readTraces(page)).not.toMatch(/Asha/);
    await expectQuery(page, typedQuery);
  });

for (const { when, open } of [
  { when: 'before the scripts came', open: holdScriptsOf },
  { when: 'afterwards', open: openPage },
])
  test(`where the other language is opened beside the page ${when}, nothing is handed over`, async ({
    page,
    context,
  }) => {
    await open(page, paths.contact);
    await fillQuery(page);
    const beside = context.waitForEvent('page');
    await openLanguages(page);
    await languageLink(page, hindi).click({ modifiers: ['ControlOrMeta'] });
    await beside;
    expect(await readTraces(page)).not.toMatch(/Asha/);
  });

async function holdScriptsOf(page: Page, path: string) {
  await holdScripts(page);
  await page.goto(path);
}
