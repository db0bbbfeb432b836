import { expect } from '@playwright/test';
import { paths } from '../../src/content/paths';
import { footerLink } from './frame';
import { aboutChunk } from './loadingPage';
import { collectRequests, openPage, saveData, scriptFiles, settle, test } from './site';

test('a hydrated page loads the pages whose links stay in view, and no others', async ({
  page,
}) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1280, height: 720 });
  const requests = collectRequests(page);
  const loaded = (name: string) => requests.some((request) => request.url().includes(`/${name}-`));
  const look = (selector: string) =>
    page.locator(selector).evaluate(async (element) => {
      element.scrollIntoView({ block: 'end' });
      await new Promise((resolve) => new IntersectionObserver(resolve).observe(element));
    });
  await openPage(page, paths.join);
  await page.clock.pauseAt(Date.now() + 60_000);
  await look('footer');
  await look(`form a[href="${paths.privacy}"]`);
  await page.clock.resume();
  await expect.poll(() => loaded('AboutPage')).toBe(true);
  await expect.poll(() => loaded('ContactPage')).toBe(true);
  // Its link stands in the form, and in the footer after that to the terms.
  await expect.poll(() => loaded('PrivacyPage')).toBe(true);
  expect(loaded('TermsPage')).toBe(false);
  await look('footer');
  await expect.poll(() => loaded('TermsPage')).toBe(true);
});

test('the page of a link is loaded as the link is pressed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openPage(page, paths.join);
  const asked = page.waitForRequest(aboutChunk);
  await footerLink(page, paths.about).dispatchEvent('pointerover', { pointerType: 'touch' });
  await asked;
});

test('where the visitor saves data, no page is loaded before it is opened', async ({ page }) => {
  await saveData(page);
  await page.clock.install();
  await openPage(page, paths.join);
  const requests = collectRequests(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await settle(page);
  await page.clock.fastForward(60_000);
  await settle(page);
  expect(requests.filter((request) => scriptFiles.test(request.url()))).toEqual([]);
});
