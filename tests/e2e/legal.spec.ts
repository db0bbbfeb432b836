import { expect } from '@playwright/test';
import { test } from './site';

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
