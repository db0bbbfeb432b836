import { afterAll, expect, inject, onTestFinished, test } from 'vitest';
import type { BrowserOptions } from './engine.ts';
import { closeFirefox, firefox } from './firefox.ts';
import { Visitor } from './visitor.ts';
import { webkit } from './webkit.ts';

interface JourneyOptions extends BrowserOptions {
  /** Whether the network has 150 ms of latency and 1.6 Mbit/s. @default false */
  slow?: boolean;
}

export const phone = { size: [360, 640] } as const;

afterAll(closeFirefox);

/** The heading of what is shown where a form does not work. */
export const formNotice = 'main h2:has(+ p + * a[href^="mailto:"])';

/** A test in each engine, in a new browser. It fails where a page reports a problem. */
export function journey(
  title: string,
  run: (visitor: Visitor) => Promise<void>,
  { slow = false, ...options }: JourneyOptions = {},
): void {
  const [width, height] = options.size ?? [1280, 800];
  for (const { name, isInstalled, start } of [firefox, webkit])
    test.skipIf(!isInstalled)(`${name}: ${title}`, async () => {
      const tab = await start(options);
      onTestFinished(tab.close);
      const visitor = new Visitor(tab, inject(slow ? 'slowOrigin' : 'origin'), options.scripts);
      await tab.resize(width, height);
      await run(visitor);
      expect(await visitor.takeProblems(), 'problems that pages reported').toEqual([]);
    });
}
