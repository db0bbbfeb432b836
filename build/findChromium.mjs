import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** The shell comes first: without the parts of a desktop it opens a page in about half of the time. */
const systemPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The Chromium that tests run in: `CHROMIUM_PATH`, the usual places of the system, or Playwright's own.
 *
 * @returns {string | undefined} its path; nothing where there is none.
 */
export function findChromium() {
  return presentChromiums()[0];
}

/**
 * Like `findChromium`, but not the shell, which prerenders no pages.
 *
 * @returns {string | undefined} its path; nothing where there is none.
 */
export function findWholeChromium() {
  return presentChromiums().find((path) => !path.includes('headless'));
}

function presentChromiums() {
  const places = [process.env.CHROMIUM_PATH, ...systemPlaces, chromium.executablePath()];
  return places.flatMap((path) => (path && existsSync(path) ? path : []));
}

/**
 * Like `findChromium`, but tries Playwright's installer where there is none.
 *
 * @returns {string} its path.
 * @throws an error of one line that says what to install.
 */
export function requireChromium() {
  const found = findChromium();
  if (found) return found;
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', shell: true });
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'No Chromium found: install Chromium or Chrome, or set CHROMIUM_PATH to the path of one.',
  );
}

/** Launch options for a Chromium that runs tests: quiet on the network, and able to run as root. */
export function chromiumLaunchOptions() {
  const isRoot = process.getuid?.() === 0;
  return {
    executablePath: findChromium(),
    args: [
      ...(isRoot ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      '--disable-gpu',
      '--font-render-hinting=none',
    ],
  };
}
