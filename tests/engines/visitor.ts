import { expect, vi } from 'vitest';
import type { Key, Tab } from './engine.ts';
import { inspect } from './inspect.ts';

/** What is looked for on a page: the first that is shown, of this name if one is given. */
export interface Target {
  selector: string;
  name?: string;
}

export const link = (name: string): Target => ({ selector: 'a[href]', name });
export const button = (name: string): Target => ({ selector: 'button', name });
export const field = (name: string): Target => ({ selector: 'input, textarea, select', name });
export const heading = (name: string): Target => ({ selector: 'h1, h2, h3', name });
export const alert: Target = { selector: '[role=alert]' };
export const title: Target = { selector: 'h1' };

const described = ({ selector, name = '' }: Target) => `${selector} ${name}`;
const patience = { timeout: 40_000, interval: 50 };

/** Somebody who visits the site in one tab. Each step waits until it can be done. */
export class Visitor {
  constructor(
    readonly tab: Tab,
    private readonly origin: string,
    private readonly runsScripts = true,
  ) {}

  /** Opens a page and waits until it has loaded. WebKit's driver at times loses an address. */
  async open(path: string): Promise<void> {
    const isThere = () => this.tab.evaluate((wanted) => location.pathname === wanted, path);
    await vi.waitFor(async () => {
      await this.begin(path);
      await expect.poll(isThere, { timeout: 5000 }).toBe(true);
    }, patience);
    await this.until(() => document.readyState === 'complete');
  }

  /** Opens a page as `open` does, and does not wait. */
  begin(path: string): Promise<void> {
    return this.tab.open(this.origin + path);
  }

  /** Has the application start, as any key does, and waits until it runs. */
  async startApplication(): Promise<void> {
    await this.tab.press('Shift');
    await this.untilReady();
  }

  untilReady(): Promise<void> {
    return this.until(() => document.documentElement.dataset.app === 'ready');
  }

  async back(): Promise<void> {
    await this.tab.back();
  }

  async until<Args extends unknown[]>(
    question: (...args: Args) => boolean,
    ...args: Args
  ): Promise<void> {
    await expect
      .poll(() => this.tab.evaluate(question, ...args), { message: `${question}` })
      .toBe(true);
  }

  async isAt(path: string): Promise<void> {
    await expect.poll(() => this.tab.evaluate(() => location.pathname + location.hash)).toBe(path);
  }

  async sees(target: Target): Promise<void> {
    await expect.poll(() => this.inspect(target), { message: described(target) }).not.toBe(null);
  }

  async seesNo(target: Target): Promise<void> {
    await expect
      .poll(() => this.inspect(target), { message: `${described(target)} is gone` })
      .toBe(null);
  }

  /** Waits until a target is shown as expected. */
  async expects(
    target: Target,
    expected: Partial<NonNullable<ReturnType<typeof inspect>>>,
  ): Promise<void> {
    await expect
      .poll(() => this.inspect(target), { message: described(target) })
      .toMatchObject(expected);
  }

  /** Clicks, and once more where a busy machine's driver aims at the page as it stood before it scrolled. */
  async click(target: Target): Promise<void> {
    await vi.waitFor(async () => {
      const { x, y } = await this.place(target);
      await this.tab.click(x, y);
      if (!this.runsScripts) return;
      const isAwaited = () => this.tab.evaluate(() => 'awaitedClick' in window);
      await expect.poll(isAwaited, { message: described(target), timeout: 3000 }).toBe(false);
    }, patience);
  }

  /** Types into an empty field, once it has the focus: what is above it may load and push it down. */
  async fill(target: Target, text: string): Promise<void> {
    await vi.waitFor(async () => {
      await this.click(target);
      expect(await this.inspect(target)).toMatchObject({ hasFocus: true });
    }, patience);
    await this.tab.type(text);
  }

  async press(...keys: Key[]): Promise<void> {
    for (const key of keys) await this.tab.press(key);
  }

  async focus({ selector, name }: Target): Promise<void> {
    await this.until(
      (wanted, called) => {
        const element = [...document.querySelectorAll<HTMLElement>(wanted)].find(
          (candidate) =>
            candidate.checkVisibility() &&
            (candidate.ariaLabel ?? candidate.textContent)?.trim() === called,
        );
        element?.focus();
        return element !== undefined && document.activeElement === element;
      },
      selector,
      name ?? '',
    );
  }

  /** What went wrong on the pages of this tab since it was asked last. */
  async takeProblems(): Promise<string[]> {
    const noted = await this.tab.evaluate(() => {
      const problems = sessionStorage.getItem('problems');
      sessionStorage.removeItem('problems');
      return problems;
    });
    return JSON.parse(noted ?? '[]');
  }

  private inspect({ selector, name }: Target, purpose?: 'scroll' | 'awaitClick') {
    return this.tab.evaluate(inspect, selector, name ?? null, purpose ?? null);
  }

  private async place(target: Target) {
    const found = await this.inspect(target, 'scroll');
    // What still moves would be missed.
    const later = await this.inspect(target, 'awaitClick');
    const isStill = found?.x === later?.x && found?.y === later?.y;
    if (!later?.isOnTop || !isStill) throw new Error(`Nothing to click: ${described(target)}`);
    return later;
  }
}
