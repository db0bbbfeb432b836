import { expect, type Page } from '@playwright/test';
import { company } from '#messages/company';
import { help } from '#messages/pages/help';
import { productSummaries } from '#messages/productSummaries';
import { questionAnswers, questionTitles } from '#messages/questions';
import { paths, productPath } from '../../src/content/paths';
import { fraudPhone } from '../../src/content/publicPlaces';
import { plainText } from '../../src/domain/parseMessage';
import { eachLanguage } from './eachLanguage';
import { collectRequests, hydrate, local, test } from './site';

const { calculator } = help.money;
const { answers } = calculator;
const field = (page: Page) => page.getByLabel(calculator.label);
const answer = (page: Page) => page.locator('[data-reversal]').getByRole('status');

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test(
    'two taps lead from Home to the number for money that was cut, to the helpline and to when it comes back',
    eachLanguage,
    async ({ page }) => {
      await page.goto(local(paths.home));
      await page
        .getByRole('main')
        .locator(`a[href="${local(paths.help)}"]`)
        .first()
        .tap();
      await expect(page).toHaveURL(local(paths.help));
      for (const phone of [company.phone, fraudPhone]) {
        const link = page.getByRole('main').locator(`a[href="tel:${phone}"]`).first();
        await expect(link).toBeInViewport({ ratio: 1 });
      }
      await page.getByRole('main').getByRole('link', { name: calculator.title }).tap();
      await expect(field(page)).toBeInViewport();
    },
  );
});

test(
  'the calculator answers without the application, and goes on with what was chosen once hydrated',
  eachLanguage,
  async ({ page, problems }) => {
    await page.clock.setFixedTime('2026-11-10T12:00:00');
    await page.goto(local(paths.help));
    await expect(answer(page)).toContainText(answers.unknown);
    const requests = collectRequests(page);
    await field(page).fill('2026-11-02');
    await expect(answer(page)).toContainText('₹300');
    await hydrate(page);
    await expect(field(page)).toHaveValue('2026-11-02');
    await expect(answer(page)).toContainText('₹300');
    await field(page).fill('2026-11-11');
    await expect(answer(page)).toContainText(answers.future);
    await field(page).fill('');
    await expect(answer(page)).toContainText(answers.unknown);
    expect(problems).toEqual([]);
    // What was chosen is sent nowhere.
    const told = requests.filter((request) => /2026/.test(request.url() + request.postData()));
    expect(told).toEqual([]);
    expect(page.url()).not.toContain('2026');
  },
);

test(
  'a question of a product page opens its answer, before hydration and after',
  eachLanguage,
  async ({ page }) => {
    const anchor = '#change-or-cancel';
    const text = page.getByText(questionAnswers['change-or-cancel'][0]);
    const path = local(productPath('travel-services'));
    for (const isHydrated of [false, true]) {
      await page.goto(path);
      if (isHydrated) await hydrate(page);
      const question = page.getByRole('heading', { name: questionTitles['change-or-cancel'] });
      await question.click();
      await page.getByRole('group').filter({ has: question }).getByRole('link').last().click();
      await expect(page).toHaveURL(local(paths.help) + anchor);
      if (isHydrated) await expect(page.locator(anchor)).toBeFocused();
      await expect(text).toBeInViewport();
      await expect(page.getByText(questionTitles['change-or-cancel'])).toBeInViewport();
      await page.goBack();
      await expect(
        page.getByRole('heading', { level: 1, name: productSummaries['travel-services'].name }),
      ).toBeVisible();
    }
  },
);

test('printed, all answers lie open, and what only a screen can use is left out', async ({
  page,
}) => {
  await page.goto(local(paths.help));
  await page.emulateMedia({ media: 'print' });
  for (const [paragraph] of Object.values(questionAnswers))
    await expect(page.getByText(plainText(paragraph))).toBeVisible();
  await expect(field(page)).toBeHidden();
  await expect(page.getByText(help.money.rule.text)).toBeVisible();
  await expect(page.getByRole('link', { name: help.questions.linkLabel }).first()).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the rule stands as text, and no field that nothing answers',
    eachLanguage,
    async ({ page }) => {
      await page.goto(local(paths.help));
      await expect(page.getByText(help.money.rule.text)).toBeVisible();
      await expect(field(page)).toBeHidden();
      await page.getByRole('link', { name: help.contents.parts.questions }).click();
      const question = page.getByRole('heading', { name: questionTitles.limits });
      await expect(question).toBeInViewport();
      await question.click();
      await expect(page.getByText(questionAnswers.limits[0])).toBeVisible();
    },
  );
});
