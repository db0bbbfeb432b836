import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * One script of a build, as Vite's manifest tells of it.
 *
 * @typedef {object} Chunk
 * @property {string} file below the site's root
 * @property {boolean} [isEntry]
 * @property {string[]} [imports] keys of the chunks that it cannot run without
 * @property {string[]} [dynamicImports] keys of the chunks that it may ask for later
 */

/** @typedef {Record<string, Chunk>} Manifest */

/**
 * Where the manifest of a build is kept: nothing that a host should serve, but who counts what a
 * visit loads must know which script needs which.
 *
 * @param {string} siteDir the folder of the built site
 */
export function manifestFile(siteDir) {
  return `node_modules/.cache/saralpay-manifests/${basename(siteDir)}.json`;
}

/**
 * @param {string} siteDir
 * @returns {Manifest}
 */
export function readManifest(siteDir) {
  return JSON.parse(readFileSync(manifestFile(siteDir), 'utf8'));
}

/**
 * The scripts that bring a page to life: the entry's, the page's, and all that they import, in the
 * order in which they are found. What only an action of the visitor asks for is left out.
 *
 * @param {Manifest} manifest
 * @param {string} pageModule the page's module, below the project's root
 * @returns {string[]} files below the site's root
 */
export function appScripts(manifest, pageModule) {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (!entry) throw new Error('The build has no entry script.');
  /** @type {Set<string>} */
  const found = new Set();
  /** @param {string} key */
  const follow = (key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no script of ${key}.`);
    if (found.has(key)) return;
    found.add(key);
    // The application may start in slices; a page is asked for by its address, and added below.
    const slices = chunk.dynamicImports?.filter((module) => module.startsWith('src/app/')) ?? [];
    for (const needed of [...(chunk.imports ?? []), ...slices]) follow(needed);
  };
  follow(entry);
  follow(pageModule);
  return [...found].flatMap((key) => manifest[key]?.file ?? []);
}
