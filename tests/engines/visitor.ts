import { expect, vi } from 'vitest';
import type { Tab } from './engine.ts';

const patience = { timeout: 60_000, interval: 50 };

/** A visitor of the site in one tab. Each step waits until it can be done. */
export class Visitor {
  constructor(
    readonly tab: Tab,
    private readonly origin: string,
    private readonly runsScripts = true,
  ) {}

  /** Opens a page and waits until it is loaded. */
  async open(path: string): Promise<void> {
    await this.begin(path);
    await this.until(() => document.readyState === 'complete');
  }

  /** Opens a page as `open` does, but waits for its first byte only. WebKit's driver at times loses a URL. */
  async begin(path: string): Promise<void> {
    const isThere = () => this.tab.evaluate((wanted) => location.pathname === wanted, path);
    await vi.waitFor(async () => {
      await this.tab.open(this.origin + path);
      await expect.poll(isThere, { timeout: 10_000 }).toBe(true);
    }, patience);
  }

  /** Has the application start, as any key does, and waits until it runs. */
  async startApplication(): Promise<void> {
    await this.tab.press('Shift');
    await this.untilReady();
  }

  untilReady(): Promise<void> {
    return this.until(() => document.documentElement.dataset.app === 'ready');
  }

  async until<Args extends unknown[]>(
    question: (...args: Args) => boolean,
    ...args: Args
  ): Promise<void> {
    const ask = () => this.tab.evaluate(question, ...args);
    await expect.poll(ask, { message: `${question}` }).toBe(true);
  }

  async isAt(path: string): Promise<void> {
    await expect.poll(() => this.tab.evaluate(() => location.pathname)).toBe(path);
  }

  /** Waits until an element is shown, and as expected. */
  async sees(
    selector: string,
    expected: Partial<NonNullable<ReturnType<typeof inspect>>> = {},
  ): Promise<void> {
    await expect.poll(() => this.inspect(selector), { message: selector }).toMatchObject(expected);
  }

  async seesNo(selector: string): Promise<void> {
    await expect.poll(() => this.inspect(selector), { message: `no ${selector}` }).toBe(null);
  }

  /** Clicks, and again where a busy machine's driver aims at the page as it was before it scrolled. */
  async click(selector: string): Promise<void> {
    await vi.waitFor(async () => {
      const before = await this.inspect(selector, 'scroll');
      const place = await this.inspect(selector, 'awaitClick');
      if (!place?.isOnTop || place.x !== before?.x || place.y !== before.y)
        throw new Error(`Nothing to click: ${selector}`);
      await this.tab.click(place.x, place.y);
      if (!this.runsScripts) return;
      const isAwaited = () => this.tab.evaluate(() => 'awaitedClick' in window);
      await expect.poll(isAwaited, { message: selector, timeout: 5000 }).toBe(false);
    }, patience);
  }

  /** Types into an empty field. */
  async fill(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.sees(selector, { hasFocus: true });
    await this.tab.type(text);
  }

  async focus(selector: string): Promise<void> {
    await this.tab.evaluate(
      (wanted) => document.querySelector<HTMLElement>(wanted)?.focus(),
      selector,
    );
    await this.sees(selector, { hasFocus: true });
  }

  scrolled(): Promise<number> {
    return this.tab.evaluate(() => Math.round(scrollY));
  }

  /** The problems that the pages of this tab reported since the last call. */
  async takeProblems(): Promise<string[]> {
    const noted = await this.tab.evaluate(() => {
      const problems = sessionStorage.getItem('problems');
      sessionStorage.removeItem('problems');
      return problems;
    });
    return JSON.parse(noted ?? '[]');
  }

  private inspect(selector: string, purpose: 'scroll' | 'awaitClick' | null = null) {
    return this.tab.evaluate(inspect, selector, purpose);
  }
}

/**
 * Runs in the page: inspects the first element of a selector that is shown and not covered, or else the
 * first that is shown. `scroll` brings it into view first; `awaitClick` sets `awaitedClick` of the
 * window until the element is clicked.
 */
function inspect(selector: string, purpose: 'scroll' | 'awaitClick' | null) {
  const centreOf = (element: Element) => {
    const [{ x, y, width, height } = new DOMRect()] = element.getClientRects();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const isOnTop = (element: Element) => {
    const { x, y } = centreOf(element);
    return element.contains(document.elementFromPoint(x, y));
  };
  const shown = [...document.querySelectorAll(selector)].filter((candidate) =>
    candidate.checkVisibility({ visibilityProperty: true }),
  );
  const element = shown.find(isOnTop) ?? shown[0];
  if (!element) return null;
  if (purpose === 'awaitClick') {
    Reflect.set(window, 'awaitedClick', true);
    const forget = ({ target }: Event) => {
      if (target instanceof Node && element.contains(target))
        Reflect.deleteProperty(window, 'awaitedClick');
    };
    addEventListener('click', forget, true);
  }
  if (purpose === 'scroll' && !isOnTop(element))
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return {
    ...centreOf(element),
    isOnTop: isOnTop(element),
    text: element.textContent.trim(),
    value: 'value' in element ? String(element.value) : '',
    hasFocus: element === document.activeElement,
  };
}
