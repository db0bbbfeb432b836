import { existsSync } from 'node:fs';
import puppeteer, { type Browser } from 'puppeteer-core';
import type { Engine } from './engine.ts';

const places = [
  process.env.FIREFOX_PATH ?? '',
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];
const executablePath = places.find((path) => existsSync(path));

/** A browser for each set of preferences, as one takes seconds to start and to end. */
const browsers = new Map<string, Promise<Browser>>();

/** Ends all of them; a worker of tests may itself be killed before it has. */
export async function closeFirefox(): Promise<void> {
  for (const browser of browsers.values()) await (await browser).close();
}

/** Firefox by Puppeteer. */
export const firefox: Engine = {
  name: 'Firefox',
  isInstalled: executablePath !== undefined,
  installation: 'apt-get install firefox-esr, or set FIREFOX_PATH',
  async start({ scripts = true, reducedMotion = false, backForwardCache = true }) {
    const extraPrefsFirefox = {
      // There is no such proxy, so no other host is reached.
      'network.proxy.type': 1,
      'network.proxy.socks': '127.0.0.1',
      'network.proxy.socks_port': 9,
      'javascript.enabled': scripts,
      'ui.prefersReducedMotion': Number(reducedMotion),
      ...(!backForwardCache && { 'browser.sessionhistory.max_total_viewers': 0 }),
    };
    const key = JSON.stringify(extraPrefsFirefox);
    const browser =
      browsers.get(key) ??
      puppeteer.launch({
        browser: 'firefox',
        executablePath,
        extraPrefsFirefox,
        timeout: 60_000,
        // Nothing asks for requests, and to report each takes a fifth of the browser's time.
        networkEnabled: false,
      });
    browsers.set(key, browser);
    const context = await (await browser).createBrowserContext();
    const page = await context.newPage();
    // Puppeteer waits for an event that a page out of the back/forward cache never has.
    const startNavigation = async (navigation: Promise<unknown>) => {
      navigation.catch(() => {});
    };
    return {
      open: (url) => startNavigation(page.goto(url, { timeout: 0 })),
      back: () => startNavigation(page.goBack({ timeout: 0 })),
      async evaluate(run, ...args) {
        const result = await page.evaluate(
          `JSON.stringify([(${run})(...${JSON.stringify(args)})])`,
        );
        return JSON.parse(String(result))[0];
      },
      resize: (width, height) => page.setViewport({ width, height }),
      click: (x, y) => page.mouse.click(x, y),
      press: (key) => page.keyboard.press(key),
      type: (text) => page.keyboard.type(text),
      close: () => context.close(),
    };
  },
};
