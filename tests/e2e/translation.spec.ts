import { expect, type Page } from '@playwright/test';
import { company } from '../../src/content/messages/en/company';
import { pages } from '../../src/content/pages';
import { paths, productPath } from '../../src/content/paths';
import { answerWith, fillQuery, queryField, sendButton, typedQuery } from './contactPage';
import { fillJoin } from './joinPage';
import { holdScripts, openPage, saveData, test } from './site';

declare global {
  interface Window {
    /** Upper case stands for another language: names are still found, for their case is not looked at. */
    translatePage: () => void;
  }
}

/**
 * What the translation built into Chrome does to a page: every text, also one that comes later, is
 * taken out of the page and another stands in its place, in two elements of its own.
 */
function addTranslator() {
  const kept = 'script, style, noscript, textarea, option, font';

  function translate(node: Node) {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let text: Node | null = texts.currentNode; text; text = texts.nextNode()) {
      if (text instanceof Text) found.push(text);
    }
    for (const text of found) {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(kept)) continue;
      const outer = document.createElement('font');
      outer.appendChild(document.createElement('font')).append(text.data.toUpperCase());
      text.replaceWith(outer);
    }
  }

  window.translatePage = () => {
    translate(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) translate(node);
    }).observe(document.body, { childList: true, subtree: true });
  };
}

/** Whether no text of the page is left as it was. */
const expectTranslated = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => /[a-z]{3}/.test(document.querySelector('main h1')?.textContent ?? '')),
    )
    .toBe(false);

/** A failed script is reported by the browser itself, and its page by the site. */
const isOfThePage = (text: string) => !/Failed to (load resource|fetch)|^LoadingError/.test(text);

test.use({ timezoneId: 'Asia/Kolkata' });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(addTranslator);
});

test('a page that is translated while it is used keeps working', async ({ page, problems }) => {
  await page.clock.install({ time: '2026-11-02T16:58:00+05:30' });
  await openPage(page, paths.contact);
  await page.evaluate(() => window.translatePage());
  const bar = page.getByRole('banner');
  const form = page.getByRole('form');

  await expect(page.getByText('OPEN NOW')).toBeVisible();
  await page.clock.runFor(180_000);
  await expect(page.getByText('CLOSED NOW')).toBeVisible();
  await expect(page.getByText('OPEN NOW')).toHaveCount(0);

  await page.getByRole('button', { name: 'Products' }).click();
  await expect(bar.getByRole('link', { name: 'Recharge' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('link', { name: 'Recharge' })).toBeHidden();

  await sendButton(page).click();
  await expect(page.getByText('NAME IS REQUIRED!')).toBeVisible();
  await fillQuery(page);
  await expect(page.getByText('IS REQUIRED!')).toHaveCount(0);
  await queryField(page, 'email').fill('asha');
  await expect(page.getByText('PLEASE ENTER A FULL EMAIL ADDRESS')).toBeVisible();
  await queryField(page, 'email').fill(typedQuery.email);
  await answerWith(page, '500');
  await sendButton(page).click();
  await expect(form.getByRole('alert')).toHaveText('FAILED TO SEND QUERY. PLEASE TRY AGAIN.');
  await page.unrouteAll();
  await sendButton(page).click();
  await expect(form.getByRole('status')).toHaveText('QUERY SENT SUCCESSFULLY!');
  await expect(form.getByRole('alert')).toHaveCount(0);
  await queryField(page, 'name').fill('Ravi');
  await expect(form.getByRole('status')).toHaveText('');

  await bar.getByRole('link', { name: 'Join Us' }).click();
  await expect(page).toHaveTitle(`Join Us | ${company.name}`);
  const phone = page.getByRole('textbox', { name: 'Phone' });
  await phone.pressSequentially('x');
  await expect(page.getByText('PLEASE ENTER NUMBERS ONLY')).toBeVisible();
  await phone.pressSequentially('98765432101');
  await expect(page.getByText('CANNOT BE MORE THAN 10 DIGITS!')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('NAME IS REQUIRED!')).toBeVisible();
  await expect(page.getByText('CANNOT BE MORE THAN 10 DIGITS!')).toHaveCount(0);
  expect(problems.filter(isOfThePage).filter((text) => !text.includes('EmailJS'))).toHaveLength(1);
});

test('a translated page goes on to every page, the loading error among them, and back', async ({
  page,
  problems,
}) => {
  await saveData(page);
  await openPage(page, paths.home);
  await page.evaluate(() => window.translatePage());
  for (const { path } of pages.filter((route) => route.isIndexed).toReversed()) {
    const isLost = path === productPath('travel-services');
    if (isLost) await page.route(/\/travel-services-/, (route) => route.abort());
    await page
      .locator(`a[href="${path}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectTranslated(page);
    if (!isLost) continue;
    await page.route('**/products/travel-services', (route) => route.abort());
    const alert = await page.getByRole('alert').elementHandle();
    await page.getByRole('button', { name: 'TRY AGAIN' }).click();
    await expect.poll(() => alert?.evaluate((element) => element.isConnected)).toBe(false);
    await expect(page.getByRole('button', { name: 'TRY AGAIN' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('THIS PAGE COULD NOT BE LOADED.');
  }
  await page.goBack();
  await expectTranslated(page);
  expect(problems.filter(isOfThePage)).toEqual([]);
});

test('what was done with a page that was translated before the scripts came is not lost', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(paths.join);
  await page.evaluate(() => window.translatePage());
  await fillJoin(page, { phone: '' });
  await page.getByRole('textbox', { name: 'Phone' }).pressSequentially('9876');
  await release();
  await expectTranslated(page);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha Devi');
  await expect(page.getByRole('textbox', { name: 'Phone' })).toBeFocused();
  await page.keyboard.type('543210');
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('9876543210');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/thanks$/i);
});

test('a menu that was open when a translated page came to life stays open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const release = await holdScripts(page);
  await page.goto(paths.home);
  await page.evaluate(() => window.translatePage());
  await page.getByRole('button', { name: 'Menu' }).click();
  await release();
  const link = page.getByRole('banner').getByRole('link', { name: 'Contact Us' });
  await expect(link).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true');
  await link.click();
  await expect(page).toHaveTitle(`Contact Us | ${company.name}`);
  await expect(link).toBeHidden();
});
