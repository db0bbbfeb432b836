import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const siteDir = resolve('dist-sandbox');
const cache = resolve('node_modules/.cache/bench');

/** @typedef {'site' | 'limit' | 'client'} TargetName */

/** What is compared, in the order of the table's columns. */
export const targetNames = /** @type {const} */ (['site', 'limit', 'client']);

/** The folder of each target. */
const folders = { site: siteDir, limit: join(cache, 'limit'), client: join(cache, 'client') };

/** Makes what the built site is compared with: the same files with other HTML. */
export function makeTargets() {
  makeVariant(folders.limit, limitPage);
  makeVariant(folders.client, clientPage);
  return folders;
}

/** @param {string} route the path of a page */
export function pageFile(route) {
  return route === '/' ? 'index.html' : `${route}.html`;
}

/**
 * Bytes of a file, and of its body as it is sent to a browser that accepts Brotli.
 *
 * @param {TargetName} target
 * @param {string} path
 */
export function sizeOf(target, path) {
  const file = join(folders[target], path);
  const plain = statSync(file).size;
  return { plain, sent: existsSync(`${file}.br`) ? statSync(`${file}.br`).size : plain };
}

/**
 * @param {string} folder
 * @param {(html: string) => string} change
 */
function makeVariant(folder, change) {
  rmSync(folder, { recursive: true, force: true });
  cpSync(siteDir, folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const file = join(folder, name);
    const html = change(readFileSync(file, 'utf8'));
    writeFileSync(file, html);
    writeFileSync(`${file}.br`, brotliCompressSync(html));
    rmSync(`${file}.gz`, { force: true });
  }
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
 * The page as a client-rendered application sends it: an empty root, the global styles, and all of its scripts asked
 * for at once.
 *
 * @param {string} html
 */
function clientPage(html) {
  const [, shared = '', own = ''] = /data-scripts="([^"]+)" data-page="([^"]*)"/.exec(html) ?? [];
  const preloads = `${shared} ${own}`
    .trim()
    .replace(/\S+/g, (script) => `<link rel="modulepreload" href="${script}">`);
  const start = `import "${shared.split(' ').at(-1)}"; dispatchEvent(new Event("app:start"));`;
  const [head = ''] = allowAll(html).split('</head>');
  return `${head
    .replace(/<(script|style data-styles)\b[\s\S]*?<\/(?:script|style)>/g, '')
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
