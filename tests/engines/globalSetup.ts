import type { TestProject } from 'vitest/node';
import { serveTargets } from '../bench/servers.mjs';
import { makeWatchedSite } from './watchedSite.ts';

interface Site {
  origin: string;
  /** The same over a slow network. */
  slowOrigin: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    sites: Record<'firefox' | 'webkit', Site>;
  }
}

/** Serves the built site to each engine by a server of its own, as the mail sandbox has one mode for all. */
export async function setup({ provide }: TestProject): Promise<() => void> {
  const folder = makeWatchedSite();
  const { targets, stop } = await serveTargets({ firefox: folder, webkit: folder }, [
    'firefox',
    'webkit',
  ]);
  const [firefox, webkit] = targets.map(({ origin, slowOrigin }) => ({ origin, slowOrigin }));
  if (!firefox || !webkit) throw new Error('The site is not served.');
  provide('sites', { firefox, webkit });
  return stop;
}
