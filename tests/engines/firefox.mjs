import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { tabOfPage } from './puppeteerTab.mjs';

/** @typedef {import('./engine.ts').TabOptions} TabOptions */

const places = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

const findFirefox = () => places.find((path) => path && existsSync(path));

/** No other host is reached: whatever is asked of one goes to a proxy that is not there. */
const offline = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
};

/** @type {import('./engine.ts').EngineDescription} */
export const firefox = {
  name: 'firefox',
  isInstalled: () => findFirefox() !== undefined,
  installation: 'apt-get install firefox-esr, or set FIREFOX_PATH',
  async start() {
    /** A browser for each set of preferences, which cannot be changed in one that runs. */
    /** @type {Map<string, Promise<import('puppeteer-core').Browser>>} */
    const browsers = new Map();
    return {
      async newTab(options = {}) {
        const preferences = { ...offline, ...preferencesOf(options) };
        const key = JSON.stringify(preferences);
        const browser = browsers.get(key) ?? launch(preferences);
        browsers.set(key, browser);
        const context = await (await browser).createBrowserContext();
        const page = await context.newPage();
        if (options.backForwardCache === false)
          // What waits for this event is not kept.
          await page.evaluateOnNewDocument(() => addEventListener('unload', () => {}));
        return tabOfPage(page, () => context.close());
      },
      async close() {
        for (const browser of browsers.values()) await (await browser).close();
      },
    };
  },
};

/** @param {Record<string, unknown>} extraPrefsFirefox */
function launch(extraPrefsFirefox) {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    headless: true,
    // Nothing asks for requests, and to hear of each takes a fifth of the browser's time.
    networkEnabled: false,
    extraPrefsFirefox,
  });
}

/** @param {TabOptions} options */
function preferencesOf({ scripts = true, reducedMotion = false }) {
  return {
    ...(!scripts && { 'javascript.enabled': false }),
    ...(reducedMotion && { 'ui.prefersReducedMotion': 1 }),
  };
}
