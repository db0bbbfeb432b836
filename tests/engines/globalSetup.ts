import type { TestProject } from 'vitest/node';
import { serveTargets } from '../bench/servers.mjs';
import { makeWatchedSite } from './watchedSite.ts';

declare module 'vitest' {
  interface ProvidedContext {
    site: {
      origin: string;
      /** The same over a slow network. */
      slowOrigin: string;
    };
  }
}

/** Serves the built site with the mail sandbox. */
export async function setup({ provide }: TestProject): Promise<() => void> {
  const { targets, stop } = await serveTargets({ site: makeWatchedSite() }, ['site']);
  const [site] = targets;
  if (!site) throw new Error('The site is not served.');
  provide('site', { origin: site.origin, slowOrigin: site.slowOrigin });
  return stop;
}
