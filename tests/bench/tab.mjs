import { setTimeout as wait } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { chromiumLaunchOptions, findWholeChromium } from '../../build/findChromium.mjs';

/** @typedef {import('puppeteer-core').CDPSession} Session */

/** A slow phone, as Lighthouse emulates it: this machine, four times slower. */
const slowdown = 4;
const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };

/** For how many milliseconds a finger that taps stays down. */
const tapDuration = 80;

/**
 * Runs a task in a new browser with an empty profile: a complete Chromium, as the shell does not prerender.
 *
 * @template Result
 * @param {(browser: import('puppeteer-core').Browser) => Promise<Result>} task
 */
async function inNewBrowser(task) {
  const executablePath = findWholeChromium();
  if (!executablePath) throw new Error('No complete Chromium found; set CHROMIUM_PATH to one.');
  const browser = await puppeteer.launch({
    ...chromiumLaunchOptions(),
    executablePath,
    targetFilter: (target) => target.type() === 'browser',
    waitForInitialPage: false,
  });
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
 * Runs a visit in a new tab of a slow phone. The tab is driven as a whole: Chromium prerenders nothing
 * for a page that is itself under inspection, and Puppeteer loses a tab that shows a prerendered page.
 *
 * @template Result
 * @param {string} url the page that the visit begins with
 * @param {(tab: Tab) => Promise<Result>} visit begins when the page's heading is on the screen
 */
export function inNewTab(url, visit) {
  return inNewBrowser(async (browser) => {
    const root = await browser.target().createCDPSession();
    const { targetId } = await root.send('Target.createTarget', {
      url: 'about:blank',
      forTab: true,
    });
    const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: true });
    const session = root.connection()?.session(sessionId);
    if (!session) throw new Error('The browser gave no tab.');
    const tab = new Tab(session);
    await session.send('Target.setAutoAttach', {
      autoAttach: true,
      waitForDebuggerOnStart: true,
      flatten: true,
    });
    const document = await tab.session();
    await document.send('Page.navigate', { url });
    await tab.arrival(new URL(url).pathname);
    return await visit(tab);
  });
}

/** A tab, whichever of its documents it shows: the first, or one that was prerendered. */
export class Tab {
  /** @type {Set<Session>} */
  #documents = new Set();

  /** @param {Session} session */
  constructor(session) {
    session.on('Target.attachedToTarget', ({ sessionId }) => {
      const document = session.connection()?.session(sessionId);
      if (document) this.#adopt(document);
    });
  }

  /** @param {Session} document */
  #adopt(document) {
    this.#documents.add(document);
    const forget = () => this.#documents.delete(document);
    const asOnPhone = [
      document.send('Page.enable'),
      document.send('Emulation.setCPUThrottlingRate', { rate: slowdown }),
      document.send('Emulation.setDeviceMetricsOverride', phone),
      document.send('Emulation.setTouchEmulationEnabled', { enabled: true }),
      document.send('Runtime.runIfWaitingForDebugger'),
    ];
    for (const sent of asOnPhone) sent.catch(forget);
  }

  /**
   * Runs a function in the document that is shown, until it returns something.
   *
   * @template Answer
   * @param {(...args: string[]) => Answer} question
   * @param {string[]} args
   * @returns {Promise<NonNullable<Answer>>}
   */
  ask(question, ...args) {
    const expression = `(${question})(...${JSON.stringify(args)})`;
    return until(async () => {
      const document = await this.#shown();
      // No answer where the document has gone meanwhile.
      const answer = await document
        ?.send('Runtime.evaluate', { expression, returnByValue: true })
        .catch(() => undefined);
      return answer?.result.value;
    });
  }

  /** For commands to the document that is shown. */
  session() {
    return until(() => this.#shown());
  }

  /**
   * Waits until the heading of a page is on the screen.
   *
   * @param {string} path
   */
  arrival(path) {
    return this.ask(shownHeading, path);
  }

  /**
   * Taps an element, scrolled into view.
   *
   * @param {string} selector
   * @param {number} delay how long it is in view before, in milliseconds
   * @returns {Promise<number>} when the finger was lifted, in milliseconds since 1970
   */
  async tap(selector, delay) {
    await this.ask(centreOf, selector);
    await wait(delay);
    // What came late may have moved it.
    const place = await this.ask(centreOf, selector);
    const document = await this.#shown();
    const touch = (/** @type {'touchStart' | 'touchEnd'} */ type, touchPoints = [place]) => {
      // The answer comes late, or never, where the document has gone.
      document?.send('Input.dispatchTouchEvent', { type, touchPoints }).catch(() => undefined);
    };
    touch('touchStart');
    await wait(tapDuration);
    touch('touchEnd', []);
    return Date.now();
  }

  /** The document that is neither prerendered nor in the back/forward cache. */
  async #shown() {
    const expression = "!document.prerendering && document.visibilityState === 'visible'";
    for (const document of this.#documents) {
      const answer = await document.send('Runtime.evaluate', { expression }).catch(() => undefined);
      if (answer?.result.value === true) return document;
    }
    return undefined;
  }
}

/**
 * @template Answer
 * @param {() => Promise<Answer | undefined>} ask
 * @returns {Promise<NonNullable<Answer>>}
 */
async function until(ask) {
  const end = Date.now() + 60_000;
  while (Date.now() < end) {
    const answer = await ask();
    if (answer) return answer;
    await wait(50);
  }
  throw new Error('The page did not answer within a minute.');
}

/**
 * Runs in the page: scrolls the first visible element of a kind into view, and tells where it is.
 *
 * @param {string} selector
 */
function centreOf(selector) {
  const found = [...document.querySelectorAll(selector)].find((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  if (!found) return undefined;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = found.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * Runs in the page: when its heading was painted, in milliseconds since 1970. After a client-side
 * navigation, `benchShown` says it.
 *
 * @param {string} path
 */
function shownHeading(path) {
  if (location.pathname !== path || !document.querySelector('h1')) return undefined;
  if ('benchShown' in window) {
    const shown = Number(window.benchShown);
    return shown > 0 ? { shown, isPrerendered: false } : undefined;
  }
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const [navigation] = performance.getEntriesByType('navigation');
  if (!paint) return undefined;
  return {
    shown: performance.timeOrigin + paint.startTime,
    isPrerendered: Number(Reflect.get(navigation ?? {}, 'activationStart')) > 0,
  };
}
