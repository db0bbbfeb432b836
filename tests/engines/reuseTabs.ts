import { vi } from 'vitest';
import type { Engine, Tab } from './engine.ts';

/**
 * An engine whose tabs are used again once they are closed, as somebody else's: to open one takes
 * longer than most of what is done in it. What is to be cold gets a new one, and so does what runs no
 * scripts: WebKit's driver at times answers no more in such a tab.
 */
export function reuseTabs(engine: Engine): Engine {
  const unused = new Map<string, Tab[]>();
  return {
    async newTab(options = {}) {
      if (options.isCold || options.scripts === false) return engine.newTab(options);
      const key = JSON.stringify(options);
      const alike = unused.get(key) ?? [];
      unused.set(key, alike);
      const tab = alike.pop() ?? (await engine.newTab(options));
      await tab.bringToFront();
      const close = async () => {
        await clear(tab);
        alike.push(tab);
      };
      return { ...tab, close };
    },
    async close() {
      for (const tab of [...unused.values()].flat()) await tab.close();
      await engine.close();
    },
  };
}

async function clear(tab: Tab) {
  await tab.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
    // The page would store there what is typed in it.
    addEventListener('pagehide', (event) => event.stopImmediatePropagation(), true);
  });
  await tab.open('about:blank');
  await vi.waitUntil(
    () => tab.evaluate(() => location.href === 'about:blank' && document.readyState === 'complete'),
    20_000,
  );
}
