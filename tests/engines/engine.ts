/** What a visitor of a browser has set, beside the defaults. */
export interface TabOptions {
  /** Whether scripts run. @default true */
  scripts?: boolean;
  /** Whether the system asks for less motion. @default false */
  reducedMotion?: boolean;
  /** Whether Back shows a page as it was left, from the back/forward cache. @default true */
  backForwardCache?: boolean;
  /** Whether nothing of the site is cached. @default false */
  isCold?: boolean;
}

export type Key = 'ArrowDown' | 'Enter' | 'Escape' | 'Shift' | 'Tab';

/** A tab of a browser; none of its functions waits for a page to load. */
export interface Tab {
  open: (url: string) => Promise<void>;
  /** The browser's own Back button. */
  back: () => Promise<void>;
  /** Runs a function in the page; it sees nothing but its arguments, which are JSON. */
  evaluate: <Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>;
  /** Has it drawn, where the engine draws one tab at a time. */
  bringToFront: () => Promise<void>;
  /** Gives the page a size in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /** Presses for so many milliseconds, none by default. */
  click: (x: number, y: number, delay?: number) => Promise<void>;
  press: (key: Key) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** The page as a PDF; absent where the engine's driver prints none. */
  print?: () => Promise<Uint8Array>;
  close: () => Promise<void>;
}

/** A running browser, or what starts one for each tab. */
export interface Engine {
  newTab: (options?: TabOptions) => Promise<Tab>;
  close: () => Promise<void>;
}

/** An engine that may be installed. */
export interface EngineDescription {
  name: 'firefox' | 'webkit';
  /** Whether everything is there that it needs. */
  isInstalled: () => boolean;
  /** How to install it. */
  installation: string;
  start: () => Promise<Engine>;
}
