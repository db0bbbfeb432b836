import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { builtPaths, shippedPage } from '../../build/shippedPage.mjs';

const siteDir = 'dist-sandbox';
const folder = 'node_modules/.cache/bench';

/** @typedef {'site' | 'limit' | 'client'} TargetName */

/** What is compared, in the order of the table's columns. */
export const targetNames = /** @type {const} */ (['site', 'limit', 'client']);

/**
 * Makes what the built site is compared with, each as a folder of the same files with other HTML.
 *
 * @returns {Record<TargetName, string>} the folder of each target
 */
export function makeTargets() {
  return {
    site: resolve(siteDir),
    limit: variant('limit', limitPage),
    client: variant('client', clientPage),
  };
}

/**
 * @param {string} name
 * @param {(html: string, page: import('../../build/shippedPage.mjs').ShippedPage) => string} change
 */
function variant(name, change) {
  const dir = resolve(folder, name);
  rmSync(dir, { recursive: true, force: true });
  cpSync(siteDir, dir, { recursive: true });
  for (const path of builtPaths(siteDir)) {
    const page = shippedPage(siteDir, path);
    const html = change(readFileSync(join(siteDir, page.file), 'utf8'), page);
    const file = join(dir, page.file);
    writeFileSync(file, html);
    writeFileSync(`${file}.br`, brotliCompressSync(html));
    rmSync(`${file}.gz`, { force: true });
  }
  return dir;
}

/**
 * As fast as this page can be: its HTML and styles, and no script at all.
 *
 * @param {string} html
 */
function limitPage(html) {
  return allowAll(html)
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '')
    .replace(/<link\b[^>]*\brel="stylesheet"[^>]*\bhref="\/([^"]+)"[^>]*>/g, (_tag, file) => {
      return `<style>${readFileSync(join(siteDir, file), 'utf8')}</style>`;
    });
}

/**
 * The page as a client-rendered application sends it: an empty root, and all of its scripts asked for
 * at once.
 *
 * @param {string} html
 * @param {{ application: string[], ownScripts: string[] }} page
 */
function clientPage(html, { application, ownScripts }) {
  const [head = ''] = allowAll(html).split('</head>');
  const preloads = [...application, ...ownScripts]
    .map((file) => `<link rel="modulepreload" href="/${file}">`)
    .join('');
  const start = `import "/${application.at(-1)}"; dispatchEvent(new Event("app:start"));`;
  return `${head
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<link\b[^>]*\bas="image"[^>]*>/g, '')
    .replace(
      /<link\b[^>]*\brel="(?:modulepreload|stylesheet)"[^>]*>/g,
      '',
    )}${preloads}</head><body><div id="root"></div><script type="module">${start}</script></body></html>`;
}

/** @param {string} html */
function allowAll(html) {
  return html.replace(
    /(<meta http-equiv="Content-Security-Policy" content=")[^"]*/,
    (_all, start) => `${start}default-src * data: 'unsafe-inline'`,
  );
}
