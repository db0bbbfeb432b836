import { expect, type Page } from '@playwright/test';
import { paths } from '../../src/content/paths';
import {
  expectQuery,
  expectSent,
  fillQuery,
  queryField,
  sendButton,
  typedQuery,
} from './contactPage';
import { holdScripts, test } from './site';

/**
 * Puts a link around the first text that stands beside something else, as browsers do with numbers and
 * addresses. React does not look for elements in a text that stands alone.
 */
const linkText = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(
      document.querySelector('#root') ?? document,
      NodeFilter.SHOW_TEXT,
    );
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement?.matches('button') && text.parentElement.children.length > 0) {
        const link = document.createElement('a');
        link.href = 'tel:1930';
        text.parentElement.replaceChild(link, text);
        link.append(text);
        return;
      }
    }
  });

/** What extensions and browsers put into a page, each before or among the fields. */
const changes: Record<string, (page: Page) => Promise<unknown>> = {
  'a field of a password manager before the others': (page) =>
    page
      .locator('form input')
      .first()
      .evaluate((field) => {
        const own = document.createElement('input');
        own.value = 'secret';
        field.before(own);
      }),
  'a field whose type has changed, after a button': async (page) => {
    await queryField(page, 'phone').evaluate((field) => {
      field.setAttribute('type', 'text');
      field.before(document.createElement('button'));
    });
  },
  'another text field of the same name': (page) =>
    queryField(page, 'message').evaluate((field) => {
      const own = document.createElement('textarea');
      own.name = 'message';
      own.value = 'mirrored';
      field.before(own);
    }),
  'a link around a text before them': linkText,
};

for (const [name, change] of Object.entries(changes))
  test(`with ${name}, what was typed before the scripts came stays in its fields`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto(paths.contact);
    const heading = await page.locator('h1').elementHandle();
    await change(page);
    await fillQuery(page);
    await queryField(page, 'phone').focus();
    await release();
    // React has built the page anew, or this proves nothing.
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(false);
    await expectQuery(page, typedQuery);
    await expect(queryField(page, 'phone')).toBeFocused();
    await sendButton(page).click();
    await expectSent(page);
  });

test('answers that were unfolded before the scripts came stay so, whatever stands before them', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(paths.help);
  const summary = page.locator('main summary').nth(1);
  const question = await summary.textContent();
  await summary.click();
  await page
    .locator('main details')
    .first()
    .evaluate((first) => {
      first.before(document.createElement('details'));
    });
  await release();
  await expect(page.locator('main details[open] > summary')).toHaveText([question ?? '']);
});

/** Puts a form as of an extension before everything else. */
const insertForm = (page: Page) =>
  page.evaluate(() => {
    const form = document.createElement('form');
    form.id = 'foreign';
    const field = document.createElement('input');
    field.name = 'name';
    field.value = 'foreign';
    form.append(field);
    document.body.prepend(form);
  });

test('with a foreign form before it, an early submit is still made', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(paths.contact);
  await insertForm(page);
  await fillQuery(page);
  await sendButton(page).click();
  await release();
  await expectSent(page);
});

test('an early submit of a foreign form is its own matter', async ({ page }) => {
  await holdScripts(page);
  await page.goto(paths.contact);
  await insertForm(page);
  const isTaken = await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('#foreign');
    let taken: boolean | undefined;
    form?.addEventListener('submit', (event) => {
      taken = event.defaultPrevented;
      event.preventDefault();
    });
    form?.requestSubmit();
    return taken;
  });
  expect(isTaken).toBe(false);
});
