import { expect } from '@playwright/test';
import { paths } from '../../src/content/paths';
import { mapOrigin, openPage, test } from './site';

test('what is planted into a page does not run, and nothing foreign is loaded', async ({
  page,
  violations,
}) => {
  await openPage(page, paths.home);
  const planted = await page.evaluate(() => {
    const outcomes: Record<string, string> = {};
    const attempt = (name: string, act: () => void) => {
      try {
        act();
        outcomes[name] = 'done';
      } catch (error) {
        outcomes[name] = error instanceof Error ? error.name : 'thrown';
      }
    };
    const append = (tag: string, attributes: Record<string, string>) => {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      document.body.append(element);
    };
    attempt('markup', () => {
      document.body.innerHTML += '<img src=x onerror="window.planted = true">';
    });
    attempt('handler', () => append('img', { src: 'data:,', onerror: 'window.planted = true' }));
    attempt('style', () => {
      const style = document.createElement('style');
      style.textContent = 'body { display: none }';
      document.head.append(style);
    });
    attempt('attribute', () => document.body.setAttribute('style', 'display: none'));
    attempt('object', () => append('object', { data: 'https://elsewhere.example/' }));
    append('img', { src: 'https://elsewhere.example/picture.png' });
    append('iframe', { src: 'https://elsewhere.example/' });
    append('base', { href: 'https://elsewhere.example/' });
    const form = document.createElement('form');
    form.action = 'https://elsewhere.example/';
    document.body.append(form);
    form.submit();
    return outcomes;
  });
  expect(planted).toMatchObject({ markup: 'TypeError', handler: 'TypeError', object: 'TypeError' });
  for (const directive of ['style-src', 'img-src', 'frame-src', 'base-uri', 'form-action']) {
    await expect
      .poll(() => violations.join('\n'))
      .toMatch(new RegExp(`directive:? ["']${directive} `));
  }
  // Asked within the page: Playwright waits for the form's navigation, which is never made.
  const left = await page.evaluate(() => ({
    hasRun: 'planted' in window,
    display: getComputedStyle(document.body).display,
    base: new URL(document.baseURI).hostname,
  }));
  expect(left).toEqual({ hasRun: false, display: 'block', base: 'localhost' });
  // All that was provoked; the browser may tell of one twice, the second time late.
  violations.length = 0;
});

test('the frame of the map cannot reach back', async ({ page }) => {
  await page.route(`${mapOrigin}/**`, (route) =>
    route.fulfill({ path: 'dist-sandbox/favicon.ico' }),
  );
  await openPage(page, paths.contact);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const frame = page.locator('iframe');
  await expect(frame).toHaveCount(1);
  await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  // Its own scripts, its own storage, and links that open in a tab of their own.
  await expect(frame).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  );
});
