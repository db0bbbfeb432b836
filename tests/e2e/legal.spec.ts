import { expect } from '@playwright/test';
import { legalFrame } from '#messages/legal/legalFrame';
import { privacy } from '#messages/legal/privacy';
import { terms } from '#messages/legal/terms';
import { paths } from '../../src/content/paths';
import { eachLanguage } from './eachLanguage';
import { local, openPage, settle, test } from './site';

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
    await main.locator('a[href$="#payment-disputes"]').click();
    await expect(page).toHaveURL(local(`${paths.terms}#payment-disputes`));
    await expect(
      page.getByRole('heading', { name: terms.sections['payment-disputes'].title }),
    ).toBeFocused();
  },
);

test('the summary is reached by the anchor that it had as a section', async ({ page }) => {
  await page.goto(local(`${paths.privacy}#in-short`));
  const summary = page.getByRole('region', { name: legalFrame.summaryTitle });
  await expect(summary.getByRole('heading')).toBeInViewport();
  const contents = page.getByRole('navigation', { name: legalFrame.contentsTitle });
  await expect(contents.getByRole('link', { name: legalFrame.summaryTitle })).toHaveCount(0);
});

test('the contents mark the section that is read before the application runs, however short it is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(local(paths.privacy));
  // A text that grows or shrinks with its font would move on under the link that was followed.
  await settle(page);
  const contents = page.getByRole('navigation', { name: legalFrame.contentsTitle });
  for (const entry of await contents.getByRole('link').all()) {
    await entry.click();
    await expect(entry).toHaveAttribute('aria-current', 'location');
    await expect(contents.locator('[aria-current]')).toHaveCount(1);
  }
  await expect(page.locator('html')).not.toHaveAttribute('data-app');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the contents of a phone open by a press and lead on', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(local(paths.terms));
    const contents = page.getByRole('navigation', { name: legalFrame.contentsTitle });
    const entry = contents.getByRole('link', { name: terms.sections.notices.title });
    await expect(entry).toBeHidden();
    await contents.getByRole('button').click();
    await entry.click();
    await expect(page).toHaveURL(local(`${paths.terms}#notices`));
    await expect(
      page.getByRole('heading', { name: terms.sections.notices.title }),
    ).toBeInViewport();
  });
});
