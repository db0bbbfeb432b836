import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { serveTargets } from '../bench/servers.mjs';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
    /** The same site over a slow network. */
    slowOrigin: string;
  }
}

/** Serves the built site with the mail sandbox. */
export async function setup({ provide }: TestProject): Promise<() => void> {
  for (const { name, isInstalled, installation } of [firefox, webkit])
    if (!isInstalled) console.log(`Skipped: ${name}. To have it: ${installation}.`);
  const { targets, stop } = await serveTargets({ site: makeWatchedSite() }, ['site']);
  for (const { origin, slowOrigin } of targets) {
    provide('origin', origin);
    provide('slowOrigin', slowOrigin);
  }
  return stop;
}

/**
 * Copies the built site and has its pages note what goes wrong in them: no driver reports all that in
 * each engine. The notes outlive the page, within the tab.
 */
function makeWatchedSite(): string {
  const folder = resolve('node_modules/.cache/engines');
  rmSync(folder, { recursive: true, force: true });
  cpSync('dist-sandbox', folder, { recursive: true });
  const script = `(${watch})()`;
  const hash = createHash('sha256').update(script).digest('base64');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (/\.html\.(br|gz)$/.test(name)) rmSync(file);
    if (!name.endsWith('.html')) continue;
    const html = readFileSync(file, 'utf8')
      .replace('<head>', () => `<head><script>${script}</script>`)
      .replace("script-src 'self'", (policy) => `${policy} 'sha256-${hash}'`);
    writeFileSync(file, html);
  }
  return folder;
}

/** Runs in each page. */
function watch() {
  const note = (...problem: unknown[]) => {
    const problems: unknown[] = JSON.parse(sessionStorage.getItem('problems') ?? '[]');
    problems.push([location.pathname, ...problem].join(' '));
    sessionStorage.setItem('problems', JSON.stringify(problems));
  };
  addEventListener('error', ({ message }) => note(message));
  addEventListener('unhandledrejection', ({ reason }) => note('Unhandled:', reason));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note('Against the policy:', violatedDirective, blockedURI),
  );
  console.error = note;
  console.warn = note;
}
