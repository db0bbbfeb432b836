/**
 * `npm run bench:engines`: how fast Chromium, Firefox and WebKit follow a link over a slow network,
 * beside the same page without any script. Of the three only Chromium prerenders pages. Prints one
 * table, writes it to `bench-results`, and asserts nothing.
 *
 * Options: `--runs=5`, `--engines=webkit`, `--pages=/`, `--build=false`.
 */
import { parseArgs } from 'node:util';
import { firefox } from '../engines/firefox.mjs';
import { webkit } from '../engines/webkit.mjs';
import { build } from './measurements/buildTimes.mjs';
import { prepare, shownHeading, tapDuration, until } from './measurements/navigations.mjs';
import { writeReport } from './report.mjs';
import { withRetries } from './retries.mjs';
import { Samples } from './samples.mjs';
import { serveTargets } from './servers.mjs';
import { inNewTab } from './tab.mjs';
import { makeTargets } from './targets.mjs';
import { phone } from './visitor.mjs';

/**
 * @typedef {object} BenchTab
 * @property {(url: string) => Promise<unknown>} open
 * @property {<Result>(question: (...args: string[]) => Result, ...args: string[]) => Promise<Result | undefined>} ask
 * @property {(place: { x: number, y: number }, tapDuration: number) => Promise<unknown>} tap
 */

/** When the link is tapped: so long after the page is there, or after a first touch beside it. */
const cases = [
  { name: 'tap at once', delay: 0 },
  { name: 'tap 0.5 s after a touch', touch: true, delay: 500 },
  { name: 'tap 1 s after a touch', touch: true, delay: 1000 },
  { name: 'tap 2 s after a touch', touch: true, delay: 2000 },
  { name: 'tap 5 s after load', delay: 5000 },
];

const goal = '/about';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    engines: { type: 'string', default: 'chromium,firefox,webkit' },
    pages: { type: 'string', default: '/,/contact' },
    build: { type: 'string', default: 'true' },
  },
});

/** @type {Record<string, () => Promise<{ inTab: <Result>(visit: (tab: BenchTab) => Promise<Result>) => Promise<Result>, close: () => Promise<void> }>>} */
const engines = {
  chromium: async () => ({ inTab: (visit) => inNewTab(visit, 1), close: async () => {} }),
  firefox: () => startEngine(firefox),
  webkit: () => startEngine(webkit),
};

const samples = new Samples();
/** @type {Map<string, string>} */
const userAgents = new Map();
// A run is long: what was measured is reported however it ends.
process.once('exit', () => {
  const conditions = [...userAgents.values(), `${options.runs} runs: median (least–most)`];
  writeReport({ name: 'engines', conditions, table: samples.table() });
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, () => process.exit(1));
}

if (options.build !== 'false') build();
const { targets, stop } = await serveTargets(makeTargets(), ['site', 'limit']);
try {
  for (const name of options.engines.split(',')) {
    const start = engines[name];
    if (!start) throw new Error(`--engines takes ${Object.keys(engines).join(', ')}.`);
    const engine = await start();
    userAgents.set(name, await engine.inTab((tab) => until(() => tab.ask(userAgent))));
    for (let run = 0; run < Number(options.runs); run += 1)
      for (const page of options.pages.split(','))
        for (const way of cases)
          for (const target of targets) {
            process.stderr.write(`${name}, run ${run + 1}: ${target.name} ${page}, ${way.name}\n`);
            const from = target.slowOrigin + page;
            const visit = () => engine.inTab((tab) => follow(tab, from, way));
            samples.add(`${page} in ${name}`, target.name, await withRetries(visit));
          }
    await engine.close();
  }
} finally {
  stop();
}

/** @param {import('../engines/engine.ts').EngineDescription} description */
async function startEngine({ name, isInstalled, installation, start }) {
  if (!isInstalled()) throw new Error(`No ${name} found. To have it: ${installation}.`);
  const engine = await start();
  return {
    /**
     * @template Result
     * @param {(tab: BenchTab) => Promise<Result>} visit
     */
    async inTab(visit) {
      const tab = await engine.newTab();
      try {
        await tab.resize(phone.width, phone.height);
        return await visit({
          open: tab.open,
          ask: (question, ...args) => tab.evaluate(question, ...args).catch(() => undefined),
          tap: ({ x, y }, delay) => tab.click(x, y, delay),
        });
      } finally {
        await tab.close();
      }
    },
    close: engine.close,
  };
}

/**
 * Milliseconds from the finger on a link to the next page's heading on the screen.
 *
 * @param {BenchTab} tab
 * @param {string} from
 * @param {{ name: string, touch?: boolean, delay: number }} way
 */
async function follow(tab, from, { name, touch = false, delay }) {
  await tab.open(from);
  await until(() => tab.ask(shownHeading, new URL(from).pathname));
  if (delay > 0) await until(() => tab.ask(isLoaded));
  if (touch) await tab.tap(await until(() => tab.ask(besideLinks)), tapDuration);
  await new Promise((resolve) => setTimeout(resolve, delay));
  await until(() => tab.ask(noteTap));
  await tab.tap(await until(() => tab.ask(prepare, goal)), tapDuration);
  const { shown } = await until(() => tab.ask(shownHeading, goal));
  return { [`${name}, ms`]: shown - Number(await until(() => tab.ask(tapTime))) };
}

/** Runs in the page. */
function userAgent() {
  return navigator.userAgent;
}

/** Runs in the page. */
function isLoaded() {
  return document.readyState === 'complete';
}

/** Runs in the page: a place where a touch does nothing. */
function besideLinks() {
  const { x, y, height } = document.querySelector('h1')?.getBoundingClientRect() ?? new DOMRect();
  return { x: x + 10, y: y + height / 2 };
}

/** Runs in the page: the driver takes its time to bring the finger down. */
function noteTap() {
  const note = () => sessionStorage.setItem('benchTap', String(Date.now()));
  addEventListener('pointerdown', note, { capture: true });
  return true;
}

/** Runs in the page. */
function tapTime() {
  return sessionStorage.getItem('benchTap');
}
