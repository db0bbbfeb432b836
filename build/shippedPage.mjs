import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What a visit of one page loads, as files below the site's root.
 *
 * @typedef {object} ShippedPage
 * @property {string} path its URL
 * @property {string} file its HTML
 * @property {string[]} inlineScripts the scripts in its HTML; data is none
 * @property {string} startsAt when it loads the application: at `idle`, or an `interaction`
 * @property {string[]} application the scripts of the application, the entry's last
 * @property {string[]} ownScripts those that bring this page to life besides
 * @property {string[]} fonts those that it asks for at once
 * @property {string[]} images those that do not wait for being scrolled to; backgrounds not counted
 */

/**
 * The addresses of all pages of a built site.
 *
 * @param {string} siteDir the folder of the built site
 */
export function builtPaths(siteDir) {
  return readdirSync(siteDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`));
}

/**
 * @param {string} siteDir the folder of the built site
 * @param {string} path the page's URL
 * @returns {ShippedPage}
 */
export function shippedPage(siteDir, path) {
  const file = htmlFile(path);
  const html = readFileSync(join(siteDir, file), 'utf8');
  const [loader = ''] = /<script data-scripts[^>]*>/.exec(html) ?? [];
  return {
    path,
    file,
    inlineScripts: inlineScripts(html),
    startsAt: /\bdata-start="(\w+)"/.exec(loader)?.[1] ?? '',
    application: filesIn(loader, 'data-scripts'),
    ownScripts: filesIn(loader, 'data-page'),
    fonts: preloaded(html, 'font'),
    images: imagesAtOnce(html),
  };
}

/** @param {string} path the URL of a page */
export function htmlFile(path) {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/**
 * The file that is sent in answer to who accepts brotli.
 *
 * @param {string} file
 */
export function sentFile(file) {
  return existsSync(`${file}.br`) ? `${file}.br` : file;
}

/**
 * Bytes that files take on the network, without headers.
 *
 * @param {string} siteDir
 * @param {string[]} files below the site's root
 */
export function sentBytes(siteDir, files) {
  return files.reduce((sum, file) => sum + statSync(sentFile(join(siteDir, file))).size, 0);
}

/**
 * The scripts that stand in a page's HTML; data is none.
 *
 * @param {string} html
 */
export function inlineScripts(html) {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\btype="(?!module)/.test(attributes))
    .flatMap(([, , text = '']) => text || []);
}

/** @param {string} html */
function imagesAtOnce(html) {
  const images = [...html.matchAll(/<img\b[^>]*>/g)]
    .filter(([tag]) => !/\bloading="lazy"/i.test(tag))
    .flatMap(([tag]) => urlIn(tag, 'src'));
  return [...new Set([...preloaded(html, 'image'), ...images])];
}

/**
 * @param {string} tag
 * @param {string} attribute whose value is a list of addresses
 */
function filesIn(tag, attribute) {
  const [, addresses = ''] = new RegExp(`\\b${attribute}="([^"]*)"`).exec(tag) ?? [];
  return addresses.split(' ').flatMap((address) => address.slice(1) || []);
}

/**
 * @param {string} html
 * @param {'font' | 'image'} kind
 */
function preloaded(html, kind) {
  return [...html.matchAll(/<link\b[^>]*\brel="preload"[^>]*>/g)]
    .filter(([tag]) => tag.includes(` as="${kind}"`))
    .flatMap(([tag]) => urlIn(tag, 'href'));
}

/**
 * @param {string} tag
 * @param {'src' | 'href'} attribute
 */
function urlIn(tag, attribute) {
  const [, address] = new RegExp(`\\b${attribute}="/([^"]+)"`).exec(tag) ?? [];
  return address ? [address] : [];
}
