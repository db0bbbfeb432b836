import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { builtPaths, htmlFile } from '../../build/shippedPage.mjs';

export const siteDir = 'dist-sandbox';
const folder = 'node_modules/.cache/engines';

/**
 * A copy of the built site whose pages note what goes wrong in them, from the first element on: no
 * driver tells of all that in each engine. The notes outlive the page, within the tab.
 */
export function makeWatchedSite(): string {
  const dir = resolve(folder);
  rmSync(dir, { recursive: true, force: true });
  cpSync(siteDir, dir, { recursive: true });
  const script = `(${watch})()`;
  const hash = createHash('sha256').update(script).digest('base64');
  for (const file of builtPaths(siteDir).map(htmlFile)) {
    const html = readFileSync(join(dir, file), 'utf8')
      .replace('<head>', () => `<head><script>${script}</script>`)
      .replace("script-src 'self'", (policy) => `${policy} 'sha256-${hash}'`);
    writeFileSync(join(dir, file), html);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    writeFileSync(join(dir, `${file}.br`), brotliCompressSync(html, { params }));
    rmSync(join(dir, `${file}.gz`), { force: true });
  }
  return dir;
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
  for (const level of ['error', 'warn'] as const) {
    const write = console[level];
    console[level] = (...message: unknown[]) => {
      note(...message);
      write(...message);
    };
  }
}
