import { expect } from '@playwright/test';
import { openPage, test } from './site';

test('the terms hold every constant of the specification', async ({ page }) => {
  await page.goto('/terms');
  const text = await page.getByRole('main').textContent();
  for (const constant of [/30 days/, /five business days/, /\b18\b/, /Gurgaon/, /arbitrat/i]) {
    expect(text).toMatch(constant);
  }
});

test('the privacy policy holds every constant of the specification', async ({ page }) => {
  await page.goto('/privacy');
  const text = await page.getByRole('main').textContent();
  for (const constant of [/10 years/, /15 working days/]) expect(text).toMatch(constant);
});

for (const path of ['/terms', '/privacy']) {
  test(`the contents of ${path} lead to each section`, async ({ page }) => {
    await page.goto(path);
    const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
    const titles = await links.allTextContents();
    expect(titles.length).toBeGreaterThan(5);
    await links.last().click();
    await expect(
      page.getByRole('heading', { level: 2, name: titles.at(-1) ?? '' }),
    ).toBeInViewport();
  });
}

test('each legal text leads to the other, and to the pages that it names', async ({ page }) => {
  await page.goto('/terms');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Privacy Policy' }).first()).toHaveAttribute(
    'href',
    '/privacy',
  );
  await openPage(page, '/privacy');
  await main.getByRole('link', { name: 'section on payment disputes' }).click();
  await expect(page).toHaveURL('/terms#payment-disputes');
  await expect(
    page.getByRole('heading', { name: 'Payment disputes and complaints' }),
  ).toBeFocused();
});

test('the contents mark the section that is read', async ({ page }) => {
  await openPage(page, '/terms');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const last = contents.getByRole('link').last();
  await last.click();
  await expect(last).toHaveAttribute('aria-current', 'location');
  await expect(contents.locator('[aria-current]')).toHaveCount(1);
});

test('the contents mark the section that is read before the application runs', async ({ page }) => {
  await page.goto('/terms');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const { length } = await contents.getByRole('link').all();
  const marks = () =>
    contents
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => getComputedStyle(link, '::before').content !== 'none'),
      );
  await contents.getByRole('link').last().click();
  await expect.poll(async () => (await marks()).lastIndexOf(true)).toBe(length - 1);
  expect((await marks()).filter(Boolean)).toHaveLength(1);
  await expect(page.locator('html')).not.toHaveAttribute('data-app');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the contents of a phone are folded, open by a press and lead on', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/terms');
    const contents = page.getByRole('navigation', { name: 'Contents' });
    const entry = contents.getByRole('link', { name: 'Notices' });
    await expect(entry).toBeHidden();
    await contents.locator('summary').click();
    await entry.click();
    await expect(page).toHaveURL('/terms#notices');
    await expect(page.getByRole('heading', { name: 'Notices' })).toBeInViewport();
  });

  test('the contents of a wide window lie open', async ({ page }) => {
    await page.goto('/terms');
    const contents = page.getByRole('navigation', { name: 'Contents' });
    await expect(contents.getByRole('link', { name: 'Notices' })).toBeVisible();
    await expect(contents.locator('summary')).toBeHidden();
  });
});
