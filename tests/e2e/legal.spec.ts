import { expect } from '@playwright/test';
import { company } from '#messages/company';
import { language } from '#messages/language';
import { privacy } from '#messages/legal/privacy';
import { terms } from '#messages/legal/terms';
import { languages } from '../../src/content/languages';
import { paths } from '../../src/content/paths';
import { eachLanguage } from './eachLanguage';
import { local, openPage, settle, test } from './site';

/** What a section of the terms is called. */
function titleOfSection(wanted: string): string {
  const section = terms.sections.find(({ id }) => id === wanted);
  if (!section) throw new Error(`The terms have no section ${wanted}.`);
  return section.title;
}

/** The constants of the specification (section 9): its words, and figures that every language has. */
const constants = {
  terms: {
    figures: [/\b30\b/, /\b18\b/, /T\s\+\s5/, /₹100/, '1930', '14448', company.courtCity],
    words: [/30 days/, /five business days/, /arbitrat/i],
  },
  privacy: { figures: [/\b10\b/, /\b15\b/], words: [/10 years/, /15 working days/] },
};

test('the legal texts hold every constant of the specification', eachLanguage, async ({ page }) => {
  const isUsual = language.code === languages[0].code;
  for (const document of ['terms', 'privacy'] as const) {
    await page.goto(local(paths[document]));
    const main = page.getByRole('main');
    const { figures, words } = constants[document];
    for (const constant of [...figures, ...(isUsual ? words : [])])
      await expect(main).toContainText(constant);
  }
});

test(
  'each legal text leads to the other, and to the pages that it names',
  eachLanguage,
  async ({ page }) => {
    await page.goto(local(paths.terms));
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: privacy.meta.title }).first()).toHaveAttribute(
      'href',
      local(paths.privacy),
    );
    await openPage(page, paths.privacy);
    await main.getByRole('link', { name: privacy.links[0].label }).click();
    await expect(page).toHaveURL(local(`${paths.terms}#payment-disputes`));
    await expect(
      page.getByRole('heading', { name: titleOfSection('payment-disputes') }),
    ).toBeFocused();
  },
);

test('the summary is reached by the anchor that it had as a section', async ({ page }) => {
  await page.goto(local(`${paths.privacy}#in-short`));
  const summary = page.getByRole('region', { name: privacy.summary.title });
  await expect(summary.getByRole('heading')).toBeInViewport();
  const contents = page.getByRole('navigation', { name: privacy.contentsTitle });
  await expect(contents.getByRole('link', { name: privacy.summary.title })).toHaveCount(0);
});

test('the contents mark the section that is read, however short it is', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await openPage(page, paths.privacy);
  // A text that grows or shrinks with its font would move on under the link that was followed.
  await settle(page);
  const contents = page.getByRole('navigation', { name: privacy.contentsTitle });
  for (const entry of await contents.getByRole('link').all()) {
    await entry.click();
    await expect(entry).toHaveAttribute('aria-current', 'location');
    await expect(contents.locator('[aria-current]')).toHaveCount(1);
  }
});

test('the contents mark the section that is read before the application runs', async ({ page }) => {
  await page.goto(local(paths.terms));
  const contents = page.getByRole('navigation', { name: terms.contentsTitle });
  const last = contents.getByRole('link').last();
  await last.click();
  await expect(last).toHaveAttribute('aria-current', 'location');
  await expect(contents.locator('[aria-current]')).toHaveCount(1);
  await expect(page.locator('html')).not.toHaveAttribute('data-app');
});

test('the contents follow the text that is read, but not under a pointer', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto(local(paths.terms));
  const contents = page.getByRole('navigation', { name: terms.contentsTitle });
  const links = contents.getByRole('link');
  const read = async (section: { id: string } | undefined) => {
    await page.locator(`[id="${section?.id}"]`).evaluate((element) => element.scrollIntoView());
    await expect(links.and(page.locator(`[href="#${section?.id}"]`))).toHaveAttribute(
      'aria-current',
      'location',
    );
    return contents.locator('[data-contents]').evaluate(({ scrollTop }) => scrollTop);
  };
  const [, second] = terms.sections;
  await read(second);
  await links.nth(2).hover();
  expect(await read(terms.sections.at(-2))).toBe(0);
  await page.mouse.move(1200, 300);
  expect(await read(terms.sections.at(-1))).toBeGreaterThan(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the contents of a phone are folded, open by a press and lead on', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(local(paths.terms));
    const contents = page.getByRole('navigation', { name: terms.contentsTitle });
    const entry = contents.getByRole('link', { name: titleOfSection('notices') });
    await expect(entry).toBeHidden();
    await contents.locator('summary').click();
    await entry.click();
    await expect(page).toHaveURL(local(`${paths.terms}#notices`));
    await expect(page.getByRole('heading', { name: titleOfSection('notices') })).toBeInViewport();
  });

  test('the contents of a wide window lie open', async ({ page }) => {
    await page.goto(local(paths.terms));
    const contents = page.getByRole('navigation', { name: terms.contentsTitle });
    await expect(contents.getByRole('link', { name: titleOfSection('notices') })).toBeVisible();
    await expect(contents.locator('summary')).toBeHidden();
  });
});
