import { expect, type Page } from '@playwright/test';
import { contact } from '#messages/pages/contact';
import { paths } from '../../src/content/paths';
import { eachLanguage } from './eachLanguage';
import { officeHours } from './officeHours';
import { local, mapOrigin, openPage, scriptFiles, settle, test } from './site';

test.describe('the map', () => {
  const mapPage = `${mapOrigin}/export/**`;
  const mapIcon = `${mapOrigin}/favicon.ico*`;
  const section = (page: Page) => page.getByRole('region', { name: contact.map.title });
  const frame = (page: Page) => section(page).locator('iframe');
  const retryButton = (page: Page) =>
    section(page).getByRole('button', { name: contact.map.retryLabel });
  const answer = async (page: Page) => {
    await page.route(mapPage, (route) =>
      route.fulfill({ contentType: 'text/html', body: 'A map' }),
    );
    await page.route(mapIcon, (route) => route.fulfill({ path: 'dist-sandbox/favicon.ico' }));
  };

  async function expectDrawn(page: Page) {
    await expect(section(page)).toContainText(contact.map.unreachable);
    await expect(frame(page)).toHaveCount(0);
    await expect(section(page).getByRole('link', { name: contact.map.openLabel })).toBeVisible();
    await expect(retryButton(page)).toBeVisible();
  }

  async function openNearMap(page: Page) {
    await page.setViewportSize({ width: 360, height: 640 });
    await openPage(page, paths.contact);
    await section(page).scrollIntoViewIfNeeded();
  }

  test('comes from OpenStreetMap once it is near and its host has answered', async ({ page }) => {
    await answer(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('openstreetmap')) asked.push(request.url());
    });
    await page.setViewportSize({ width: 360, height: 640 });
    await openPage(page, paths.contact);
    await settle(page);
    expect(asked).toEqual([]);
    await section(page).scrollIntoViewIfNeeded();
    await expect(frame(page)).toHaveAttribute('title', contact.map.frameTitle);
    await expect(frame(page)).toHaveAttribute('src', /^https:\/\/www\.openstreetmap\.org\/export/);
    await expect(frame(page).contentFrame().getByText('A map')).toBeVisible();
    expect(asked.map((url) => new URL(url).pathname)).toEqual([
      '/favicon.ico',
      '/export/embed.html',
    ]);
    await expect(retryButton(page)).toBeHidden();
  });

  test('stays a drawing where its host cannot be reached, until a press finds that it can', async ({
    page,
  }) => {
    // No name is looked up in these tests: the host is as good as gone.
    await openNearMap(page);
    await expectDrawn(page);
    // What stands before it may answer for it.
    await page.route(mapIcon, (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: 'Bad gateway' }),
    );
    const refused = page.waitForResponse(mapIcon);
    await retryButton(page).press('Enter');
    await refused;
    await expectDrawn(page);
    await answer(page);
    await retryButton(page).press('Enter');
    await expect(frame(page).contentFrame().getByText('A map')).toBeVisible();
    await expect(section(page).getByRole('link', { name: contact.map.openLabel })).toBeFocused();
  });

  test('stays a drawing where its host keeps silent, and says so in the end', async ({ page }) => {
    await page.clock.install({ time: '2026-11-02T10:00:00+05:30' });
    await page.route(mapIcon, () => new Promise(() => {}));
    const asked = page.waitForRequest(mapIcon);
    await openNearMap(page);
    await asked;
    await expect(section(page)).not.toContainText(contact.map.unreachable);
    await page.clock.fastForward(30_000);
    await expectDrawn(page);
  });
});

test.describe('the office hours', () => {
  test.use({ timezoneId: 'Asia/Kolkata' });

  const chip = (page: Page) => page.getByRole('main').getByRole('status').first();

  async function openAt(page: Page, time: string) {
    const start = new Date(time);
    await page.clock.install({ time: new Date(start.getTime() - 10 * 60_000) });
    await openPage(page, paths.contact);
    await page.clock.pauseAt(start);
  }

  test(
    'are told without the application, and go on with the clock',
    eachLanguage,
    async ({ page }) => {
      await page.route(scriptFiles, () => new Promise(() => {}));
      await page.clock.install({ time: '2026-11-02T08:59:00+05:30' });
      await page.goto(local(paths.contact));
      await expect(chip(page)).toHaveText(officeHours.opensToday);
      await page.clock.fastForward(60_000);
      await expect(chip(page)).toHaveText(officeHours.open);
    },
  );

  test('are told without formatting a time, which would hold up a slow phone', async ({ page }) => {
    await page.addInitScript(() => {
      Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
        construct() {
          throw new Error('A time is formatted in the browser.');
        },
      });
    });
    await openAt(page, '2026-11-02T10:00:00+05:30');
    await expect(chip(page)).toHaveText(officeHours.open);
  });
});
