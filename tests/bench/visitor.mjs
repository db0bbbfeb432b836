import puppeteer from 'puppeteer-core';
import { chromiumLaunchOptions, findWholeChromium } from '../../build/findChromium.mjs';

/** @typedef {import('puppeteer-core').Browser} Browser */
/** @typedef {import('puppeteer-core').Page} Page */

/** A slow phone, as Lighthouse emulates it: this machine, four times slower. */
export const slowdown = 4;
export const phone = { width: 412, height: 823, deviceScaleFactor: 1.75 };

/**
 * Lets something be done in a browser of its own: a whole Chromium, as only it prerenders pages, with
 * nothing kept of any other visit.
 *
 * @template Result
 * @param {(browser: Browser) => Promise<Result>} task
 * @param {import('puppeteer-core').LaunchOptions} [options]
 * @returns {Promise<Result>}
 */
export async function inNewBrowser(task, options = {}) {
  const executablePath = findWholeChromium();
  if (!executablePath) throw new Error('No whole Chromium found, with or without CHROMIUM_PATH.');
  const { args } = chromiumLaunchOptions();
  const browser = await puppeteer.launch({ executablePath, args, ...options });
  try {
    return await task(browser);
  } finally {
    await browser.close();
  }
}

/** Name and version of the Chromium that is measured. */
export function browserVersion() {
  return inNewBrowser((browser) => browser.version());
}

/**
 * Lets a visitor who has never been here do something on a slow phone.
 *
 * @template Result
 * @param {(page: Page) => Promise<Result>} visit
 * @param {(() => void)[]} watchers run in each document before its own scripts
 * @returns {Promise<Result>}
 */
export function asNewVisitor(visit, watchers = []) {
  return inNewBrowser(async (browser) => {
    const page = await browser.newPage();
    await page.setViewport({ ...phone, isMobile: true, hasTouch: true });
    await page.emulateCPUThrottling(slowdown);
    for (const watcher of watchers) await page.evaluateOnNewDocument(watcher);
    return await visit(page);
  });
}

/**
 * Taps the first shown element of a kind, scrolled to where it can be reached.
 *
 * @param {Page} page
 * @param {string} selector
 * @returns {Promise<number>} when the finger came down, in milliseconds since 1970
 */
export async function tap(page, selector) {
  const place = await page.evaluate((wanted) => {
    const found = [...document.querySelectorAll(wanted)].find((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    if (!found) return undefined;
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = found.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, selector);
  if (!place) throw new Error(`Nothing to tap: ${selector} on ${page.url()}`);
  const at = Date.now();
  await page.touchscreen.tap(place.x, place.y);
  return at;
}

/**
 * Presses a key that means nothing: the application starts on this.
 *
 * @param {Page} page
 */
export async function pressNothing(page) {
  await page.keyboard.press('Shift');
  await page.waitForSelector('html[data-app="ready"]', { timeout: 60_000 });
}

/**
 * Waits until the page itself has asked for nothing more in two seconds. What the browser prefetches
 * is not waited for: under inspection some of it never ends.
 *
 * @param {Page} page
 */
export async function untilQuiet(page) {
  await page.waitForFunction(
    () => {
      const count = performance.getEntriesByType('resource').length;
      const { benchCount, benchSince = 0 } =
        /** @type {{ benchCount?: number, benchSince?: number }} */ (window);
      if (count !== benchCount) {
        Object.assign(window, { benchCount: count, benchSince: performance.now() });
        return false;
      }
      return document.readyState === 'complete' && performance.now() - benchSince > 2000;
    },
    { polling: 100, timeout: 60_000 },
  );
}
