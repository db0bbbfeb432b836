import { expect } from '@playwright/test';
import { joinMessages } from '#messages/forms';
import { about } from '#messages/pages/about';
import { contact } from '#messages/pages/contact';
import { loadingError, pageFailure, siteFrame } from '#messages/siteFrame';
import { paths } from '../../src/content/paths';
import { site } from '../../src/content/site';
import { headerLink } from './frame';
import { joinButton } from './joinPage';
import { kindsOfPages } from './kindsOfPages';
import {
  aboutChunk,
  countLoads,
  expectAbout,
  expectLoadingError,
  expectPage,
  faults,
  follow,
  followAbout,
} from './loadingPage';
import { hydrate, local, openPage, saveData, scriptFiles, test, titleOf } from './site';

test.beforeEach(({ page }) => saveData(page));

test('a lost chunk shows the loading error between header and footer', async ({
  page,
  problems,
}) => {
  await openPage(page, paths.home);
  await page.route(aboutChunk, (route) => route.abort());
  await followAbout(page);
  await expectLoadingError(page);
  await expect(page).toHaveURL(local(paths.about));
  await expect(page).toHaveTitle(`${loadingError.title} | ${site.name}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(problems.filter((text) => !text.startsWith('Failed to load resource'))).not.toEqual([]);

  await headerLink(page, paths.contact).click();
  await expect(page).toHaveTitle(titleOf(contact));
});

test('trying again while nothing can be had tells again, and still works later', async ({
  page,
  context,
}) => {
  await openPage(page, paths.home);
  await context.setOffline(true);
  await followAbout(page);
  await expectLoadingError(page);
  const alert = await page.getByRole('main').getByRole('alert').elementHandle();
  await page.getByRole('button', { name: loadingError.retryLabel }).click();
  await expect.poll(() => alert?.evaluate((element) => element.isConnected)).toBe(false);
  await expectLoadingError(page);
  await context.setOffline(false);
  await page.getByRole('button', { name: loadingError.retryLabel }).click();
  await expectAbout(page);
});

test('a chunk that takes 120 seconds shows the loading error', async ({ page }) => {
  await page.clock.install({ time: '2026-11-02T10:00:00+05:30' });
  await openPage(page, paths.home);
  await page.route(aboutChunk, () => new Promise(() => {}));
  await page.clock.pauseAt('2026-11-02T10:10:00+05:30');
  const asked = page.waitForRequest(aboutChunk);
  await followAbout(page);
  await asked;
  const progress = page.getByRole('status').getByText(siteFrame.loadingLabel);
  let forwarded = 0;
  await expect
    .poll(async () => {
      await page.clock.fastForward(200);
      forwarded += 200;
      return progress.count();
    })
    .toBe(1);
  await page.clock.fastForward(119_999 - forwarded);
  await expect(progress).toBeAttached();
  await expect(page.getByText(loadingError.text)).toHaveCount(0);
  await page.clock.fastForward(1);
  await expectLoadingError(page);
});

test('a page of each kind whose script does not come, in whichever way, shows the loading error, and can be had later', async ({
  page,
}) => {
  const answers = Object.values(faults);
  const walk = kindsOfPages.filter((path) => path !== paths.terms);
  expect(walk).toHaveLength(answers.length);
  await openPage(page, paths.terms);
  await page.evaluate(() => {
    document.documentElement.dataset.stays = 'yes';
  });
  for (const [index, path] of walk.entries()) {
    await page.route(scriptFiles, (route) => answers[index]?.(route));
    await follow(page, path);
    await expect(page).toHaveURL(local(path));
    await expectLoadingError(page);
    await page.unrouteAll();
  }
  for (const path of walk) {
    await follow(page, path);
    await expectPage(page, path);
  }
  // All of it without a reload.
  await expect(page.locator('html')).toHaveAttribute('data-stays', 'yes');
});

test('where a browser remembers a script that failed, a later try asks under another address', async ({
  page,
}) => {
  const plain = /\/static\/js\/(JoinPage|AboutPage)-[^/?]+\.js$/;
  await page.route(plain, (route) => route.abort());
  await page.goto(local(paths.join));
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'failed');
  await joinButton(page).click();
  await hydrate(page);
  await expect(page.getByText(joinMessages.nameRequired)).toBeVisible();

  await followAbout(page);
  await expectLoadingError(page);
  await follow(page, paths.join);
  await expectPage(page, paths.join);
  await followAbout(page);
  await expectPage(page, paths.about);
});

test('a page that fails while it is shown says so honestly, and can be tried again', async ({
  page,
}) => {
  await openPage(page, paths.home);
  const expectFailure = async () => {
    await expect(page).toHaveTitle(`${pageFailure.title} | ${site.name}`);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(pageFailure.text);
    await expect(page.getByText(loadingError.text)).toHaveCount(0);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  };
  await page.route(aboutChunk, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export function AboutPage() { throw new Error("A fault of the page"); }',
    }),
  );
  await followAbout(page);
  await expectFailure();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  // Loaded anew it works as plain HTML, and fails as it hydrates.
  const loads = countLoads(page, paths.about);
  await page.getByRole('button', { name: pageFailure.retryLabel }).click();
  await expect.poll(loads).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.title);
  // A page that is just being loaded anew may not have heard the first.
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 20_000 });
  await expectFailure();
  expect(loads()).toBe(1);

  await page.unrouteAll();
  await page.getByRole('button', { name: pageFailure.retryLabel }).click();
  await expectAbout(page);
});
