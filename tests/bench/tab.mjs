import { inNewBrowser, phone, slowdown } from './visitor.mjs';

/** @typedef {import('puppeteer-core').CDPSession} Session */

/**
 * Lets a visitor who has never been here do something in a tab of a slow phone. All is done through
 * the tab, as nothing is prerendered for a page that is itself under inspection; and not by
 * Puppeteer, which loses a tab once that shows a page that was prerendered.
 *
 * @template Result
 * @param {(tab: Tab) => Promise<Result>} visit
 * @param {number} rate how many times slower than this machine the phone is
 */
export function inNewTab(visit, rate = slowdown) {
  return inNewBrowser(
    async (browser) => {
      const root = await browser.target().createCDPSession();
      const { targetId } = await root.send('Target.createTarget', {
        url: 'about:blank',
        forTab: true,
      });
      const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: true });
      const session = root.connection()?.session(sessionId);
      if (!session) throw new Error('The browser gave no tab.');
      return await visit(await Tab.of(session, rate));
    },
    { targetFilter: (target) => target.type() === 'browser', waitForInitialPage: false },
  );
}

/** A tab, whichever of its documents it shows: the first, or one that was prerendered. */
export class Tab {
  /** @type {Set<Session>} */
  #documents = new Set();
  #rate;

  /** @param {number} rate */
  constructor(rate) {
    this.#rate = rate;
  }

  /** @param {Session} session @param {number} rate */
  static async of(session, rate) {
    const tab = new Tab(rate);
    session.on('Target.attachedToTarget', ({ sessionId }) => {
      const attached = session.connection()?.session(sessionId);
      if (attached) tab.#adopt(attached);
    });
    await session.send('Target.setAutoAttach', {
      autoAttach: true,
      waitForDebuggerOnStart: true,
      flatten: true,
    });
    return tab;
  }

  /** @param {Session} document */
  #adopt(document) {
    this.#documents.add(document);
    const forget = () => this.#documents.delete(document);
    const asOnPhone = [
      document.send('Page.enable'),
      document.send('Emulation.setCPUThrottlingRate', { rate: this.#rate }),
      document.send('Emulation.setDeviceMetricsOverride', { ...phone, mobile: true }),
      document.send('Emulation.setTouchEmulationEnabled', { enabled: true }),
      document.send('Runtime.runIfWaitingForDebugger'),
    ];
    for (const sent of asOnPhone) sent.catch(forget);
  }

  /** @param {string} url */
  async open(url) {
    const [document] = this.#documents;
    await document?.send('Page.navigate', { url });
  }

  /**
   * Asks the document that is shown.
   *
   * @template Result
   * @param {(...args: string[]) => Result} question
   * @param {string[]} args
   * @returns {Promise<Result | undefined>} nothing where no document answers right now
   */
  async ask(question, ...args) {
    const expression = `(${question})(...${JSON.stringify(args)})`;
    const answer = await (await this.#shown())
      ?.send('Runtime.evaluate', { expression, returnByValue: true })
      .catch(() => undefined);
    return answer?.result.value;
  }

  /**
   * Taps in the document that is shown.
   *
   * @param {{ x: number, y: number }} place
   * @param {number} [held] for how many milliseconds the finger stays down
   * @returns {Promise<number>} when the finger came down, in milliseconds since 1970
   */
  async tap(place, held = 0) {
    const document = await this.#shown();
    const at = Date.now();
    const touch = (/** @type {'touchStart' | 'touchEnd'} */ type, touchPoints = [place]) => {
      // The answer comes late, or never, where the document has gone.
      document?.send('Input.dispatchTouchEvent', { type, touchPoints }).catch(() => undefined);
    };
    touch('touchStart');
    if (held > 0) await new Promise((resolve) => setTimeout(resolve, held));
    touch('touchEnd', []);
    return at;
  }

  /** The document that is not merely kept, nor prerendered. */
  async #shown() {
    const expression = "!document.prerendering && document.visibilityState === 'visible'";
    for (const document of this.#documents) {
      const answer = await document.send('Runtime.evaluate', { expression }).catch(() => undefined);
      if (answer?.result.value === true) return document;
    }
    return undefined;
  }
}
