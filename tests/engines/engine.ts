/** Settings of a visitor's browser. */
export interface BrowserOptions {
  /** @default [1280, 800] */
  size?: readonly [width: number, height: number];
  /** Whether pages may run scripts. @default true */
  scripts?: boolean;
  /** @default false */
  reducedMotion?: boolean;
  /** @default true */
  backForwardCache?: boolean;
}

/** The only tab of a browser. Nothing here waits until a page is loaded. */
export interface Tab {
  open: (url: string) => Promise<void>;
  back: () => Promise<void>;
  /** Runs a function in the page. It sees nothing but its arguments, which are JSON. */
  evaluate: <Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>;
  /** Gives the page a size in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  click: (x: number, y: number) => Promise<void>;
  press: (key: 'ArrowDown' | 'Enter' | 'Escape' | 'Shift' | 'Tab') => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Ends the browser. */
  close: () => Promise<void>;
}

export interface Engine {
  name: string;
  isInstalled: boolean;
  installation: string;
  start: (options: BrowserOptions) => Promise<Tab>;
}
