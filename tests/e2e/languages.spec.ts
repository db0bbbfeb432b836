import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { company } from '../../src/content/company';
import { contactMessages, joinMessages } from '../../src/content/hi/messages';
import { contact } from '../../src/content/hi/pages/contact';
import { home } from '../../src/content/hi/pages/home';
import { join } from '../../src/content/hi/pages/join';
import { notFound } from '../../src/content/hi/pages/notFound';
import { thanks } from '../../src/content/hi/pages/thanks';
import { loadingError, siteFrame } from '../../src/content/hi/siteFrame';
import { languages } from '../../src/content/languages';
import { paths } from '../../src/content/paths';
import { localPath } from '../../src/domain/localPath';
import { sends } from './contactPage';
import { kindsOfPages } from './kindsOfPages';
import { collectRequests, openPage, readTraces, saveData, test, wake } from './site';

const [english, hindi] = languages;
const inHindi = (path: string) => localPath(hindi.prefix, path);

/** Names that stand in Latin letters in Hindi too: of the company, its partners and languages. */
const latinNames = [
  company.legalName,
  company.cin,
  // A page may break it after its sign.
  ...company.email.split(/(?<=@)/),
  company.name,
  ...company.partners,
  ...company.social.map(({ network }) => network),
  english.name,
  'name@example.com',
];

/** What a visitor can read or hear of a page: texts, alternatives, names and what its head says. */
function wordsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const skipped = 'script, style, [lang]:not(html)';
    const texts = [...document.querySelectorAll('title, body *')]
      .filter((element) => !element.closest(skipped))
      .flatMap((element) => [...element.childNodes])
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent ?? '');
    const named = [...document.querySelectorAll('[alt], [aria-label], [title], [placeholder]')]
      .filter((element) => !element.closest('[lang]:not(html)'))
      .flatMap((element) =>
        ['alt', 'aria-label', 'title', 'placeholder'].map(
          (name) => element.getAttribute(name) ?? '',
        ),
      );
    const metas = [
      ...document.querySelectorAll('meta[name="description"], meta[property$=":alt"]'),
    ];
    return [...texts, ...named, ...metas.map((meta) => meta.getAttribute('content') ?? '')];
  });
}

const switchTo = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).first();

for (const path of Object.values(paths)) {
  test(`${path} has a Hindi twin without a word of English, and tells search engines of both`, async ({
    page,
  }) => {
    await page.goto(inHindi(path));
    await expect(page.locator('html')).toHaveAttribute('lang', hindi.tag);
    const words = (await wordsOf(page)).map((text) =>
      latinNames.reduce((rest, name) => rest.replaceAll(name, ''), text),
    );
    expect(words.filter((text) => /[A-Za-z]{2,}/.test(text))).toEqual([]);

    const alternates = await page
      .locator('link[rel="alternate"]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
      );
    expect(alternates).toEqual([
      ['en', company.siteUrl + path],
      ['hi', company.siteUrl + inHindi(path)],
      ['x-default', company.siteUrl + path],
    ]);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      company.siteUrl + inHindi(path),
    );

    await switchTo(page, english.name).click();
    await expect(page).toHaveURL(path);
    const devanagari = (await wordsOf(page)).filter((text) => /[\u0900-\u097f]/.test(text));
    expect(devanagari).toEqual([]);
  });
}

for (const path of [...kindsOfPages, '/no-such-page']) {
  test(`axe finds nothing wrong with ${path} in Hindi on a phone, and nothing is cut`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await openPage(page, inHindi(path));
    const axe = new AxeBuilder({ page }).disableRules('color-contrast');
    const { violations } = await axe.analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
}

test('a query in Hindi is sent with the fields and values that it always had', async ({ page }) => {
  await openPage(page, inHindi(paths.contact));
  const requests = collectRequests(page);
  const { labels, submitLabel } = contact.form;
  await page.getByRole('button', { name: submitLabel }).click();
  await expect(page.getByRole('textbox', { name: labels.name })).toHaveAccessibleDescription(
    contactMessages.nameRequired,
  );
  await page.getByRole('textbox', { name: labels.name }).fill('आशा देवी');
  await page.getByRole('textbox', { name: labels.email }).fill('asha@shop.example');
  await page.getByRole('textbox', { name: labels.phone }).fill('९८७६५ ४३२१०');
  await page.getByRole('textbox', { name: labels.city }).fill('पटना');
  await page.getByRole('textbox', { name: labels.message }).fill('पैसे नहीं आए।');
  await page.getByRole('button', { name: submitLabel }).click();
  await expect(page.getByRole('status').filter({ hasText: contactMessages.sent })).toBeVisible();
  const [send] = sends(requests);
  expect(send?.postDataJSON().template_params).toMatchObject({
    name: 'आशा देवी',
    city: 'पटना',
    message: 'पैसे नहीं आए।',
  });
});

test('the join form speaks Hindi, understands Devanagari digits, and leads to the Hindi thanks', async ({
  page,
}) => {
  await openPage(page, inHindi(paths.join));
  const { labels, submitLabel } = join.form;
  await page.getByRole('button', { name: submitLabel }).click();
  const phone = page.getByRole('textbox', { name: labels.phone });
  await expect(phone).toHaveAccessibleDescription(joinMessages.phoneLength);
  await page.getByRole('textbox', { name: labels.name }).fill('आशा देवी');
  await phone.pressSequentially('९८७६५४३२१०');
  await expect(phone).toHaveValue('9876543210');
  await page.getByRole('combobox', { name: labels.role }).selectOption('MERCHANT');
  await page.getByRole('button', { name: submitLabel }).click();
  await expect(page.getByRole('heading', { level: 1, name: thanks.title })).toBeFocused();
  await expect(page).toHaveURL(/\/hi\/Thanks$/);
  expect(await readTraces(page)).not.toMatch(/आशा|9876543210|MERCHANT/);
});

test('moving within the site stays in its language', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, inHindi(paths.home));
  await page.getByRole('button', { name: siteFrame.productsLabel }).click();
  await page.getByRole('link', { name: 'माइक्रो एटीएम' }).first().click();
  await expect(page).toHaveURL(inHindi(paths.microAtm));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('माइक्रो एटीएम');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.hero.title);
});

test('the menu of a phone is in Hindi, and has the switch', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(inHindi(paths.about));
  await page.getByRole('button', { name: siteFrame.menuLabel }).click();
  const link = page.getByRole('link', { name: english.name }).filter({ visible: true });
  await expect(link).toHaveCount(1);
  await link.click();
  await expect(page).toHaveURL(paths.about);
});

test('a page that cannot be loaded says so in Hindi', async ({ page }) => {
  await saveData(page);
  await openPage(page, inHindi(paths.home));
  await page.route('**/static/js/TermsPage-*.js', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'नियम और शर्तें' }).click();
  await expect(page.getByRole('heading', { name: loadingError.title })).toBeVisible();
});

test('an unknown address below the prefix has the Hindi page', async ({ page }) => {
  const response = await page.goto('/hi/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
  await wake(page);
  await page.getByRole('main').getByRole('link', { name: 'होम' }).click();
  await expect(page).toHaveURL(inHindi(paths.home));
});

test('what was typed is there in the other language, and nowhere else', async ({ page }) => {
  await openPage(page, paths.contact);
  await page.getByRole('textbox', { name: 'Name' }).fill('Asha Devi');
  await page.getByRole('textbox', { name: 'Message' }).fill('Two lines,\nनमस्ते');
  await switchTo(page, hindi.name).click();
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

test('a choice is remembered by who comes from elsewhere, and another one takes its place', async ({
  page,
}) => {
  await page.goto(paths.about);
  await switchTo(page, hindi.name).click();
  await expect(page).toHaveURL(inHindi(paths.about));
  await page.goto(`${paths.contact}?from=mail#map-title`);
  await expect(page).toHaveURL(`${inHindi(paths.contact)}?from=mail#map-title`);
  await switchTo(page, english.name).click();
  await expect(page).toHaveURL(paths.contact);
  await page.goto(paths.terms);
  await expect(page).toHaveURL(paths.terms);
});

test('who reads the original of a legal text has not chosen its language', async ({ page }) => {
  await page.goto(inHindi(paths.terms));
  await page.getByRole('main').getByRole('link', { name: 'अंग्रेज़ी में पढ़ें' }).click();
  await expect(page).toHaveURL(paths.terms);
  await page.goto(inHindi(paths.about));
  await expect(page).toHaveURL(inHindi(paths.about));
});

test.describe('in a Hindi browser', () => {
  test.use({ locale: 'hi-IN' });

  test('Hindi is offered once, and nobody is led there', async ({ page }) => {
    const offer = page.getByRole('link', { name: hindi.offer });
    await page.goto(paths.about);
    await expect(page).toHaveURL(paths.about);
    await expect(offer).toBeVisible();
    await page.goto(paths.terms);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(offer).toBeHidden();
  });

  test('the offer leads to the same page', async ({ page }) => {
    await page.goto(paths.terms);
    await page.getByRole('link', { name: hindi.offer }).click();
    await expect(page).toHaveURL(inHindi(paths.terms));
  });
});

test('an English browser is offered nothing', async ({ page }) => {
  await page.goto(paths.home);
  await expect(page.getByRole('link', { name: hindi.offer })).toBeHidden();
});

test.describe('where storage is blocked', () => {
  test('languages can still be changed', async ({ page, problems }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Blocked', 'SecurityError');
          },
        });
      }
    });
    await openPage(page, paths.about);
    await switchTo(page, hindi.name).click();
    await expect(page).toHaveURL(inHindi(paths.about));
    expect(problems).toEqual([]);
  });
});
