import { expect, type Page } from '@playwright/test';
import { company } from '#words/company';
import { contact } from '#words/pages/contact';
import { paths } from '../../src/content/paths';
import { officeHours } from './officeHours';
import { local, openPage, test } from './site';

test('both addresses, email, phone and the plain hours are there', async ({ page }) => {
  await page.goto(local(paths.contact));
  const main = page.getByRole('main');
  for (const { lines, city, state, postalCode } of [
    company.registeredAddress,
    company.corporateAddress,
  ]) {
    const address = main.locator('dd address').filter({ hasText: postalCode });
    for (const line of [...lines, `${city}, ${state} ${postalCode}`]) {
      await expect(address).toContainText(line);
    }
  }
  const facts = main.locator('dl');
  await expect(facts.getByRole('link', { name: company.email })).toBeVisible();
  await expect(facts.getByRole('link', { name: company.phoneDisplay })).toBeVisible();
  await expect(facts).toContainText(officeHours.plain);
});

test('the map comes from OpenStreetMap when it is near, with address and link beside it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).host));
  await openPage(page, paths.contact);
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('title', contact.map.frameTitle);
  await expect(frame).toHaveAttribute('src', /^https:\/\/www\.openstreetmap\.org\/export\/embed/);
  await expect(frame).toHaveAttribute('loading', 'lazy');
  await frame.scrollIntoViewIfNeeded();
  await expect.poll(() => requested).toContain('www.openstreetmap.org');

  const section = page.getByRole('region', { name: contact.map.title });
  for (const line of company.corporateAddress.lines) await expect(section).toContainText(line);
  const link = section.getByRole('link', { name: contact.map.openLabel });
  await expect(link).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\/\?mlat=/);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
});

test.describe('the office hours', () => {
  test.use({ timezoneId: 'Asia/Kolkata' });

  const chip = (page: Page) => page.locator('dl').getByRole('status');

  async function openAt(page: Page, time: string) {
    const start = new Date(time);
    await page.clock.install({ time: new Date(start.getTime() - 10 * 60_000) });
    await openPage(page, paths.contact);
    await page.clock.pauseAt(start);
  }

  test('start on Monday at nine sharp', async ({ page }) => {
    await openAt(page, '2026-11-02T08:59:59+05:30');
    await expect(chip(page)).toHaveText(officeHours.opensToday);
    await page.clock.fastForward(1000);
    await expect(chip(page)).toHaveText(officeHours.open);
  });

  test('end on Monday at five sharp', async ({ page }) => {
    await openAt(page, '2026-11-02T16:59:59+05:30');
    await expect(chip(page)).toHaveText(officeHours.open);
    await page.clock.fastForward(1000);
    await expect(chip(page)).toHaveText(officeHours.opensTomorrow);
  });

  test('start again on Monday after Friday evening and all of Saturday', async ({ page }) => {
    await openAt(page, '2026-11-06T16:59:59+05:30');
    await page.clock.fastForward(1000);
    await expect(chip(page)).toHaveText(officeHours.opensMonday);
    await page.clock.fastForward('20:00:00');
    await expect(chip(page)).toHaveText(officeHours.opensMonday);
  });

  test('are told by the clock of the visitor, wherever that is', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, timezoneId: 'America/New_York' });
    const page = await context.newPage();
    await openAt(page, '2026-11-02T10:00:00-05:00');
    await expect(chip(page)).toHaveText(officeHours.open);
    await context.close();
  });
});
