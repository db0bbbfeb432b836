import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../build/records.mjs';

/** What a build is made from. */
const sources = ['src', 'build', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts'];

/** Where the messages of each language stand. */
const languageFolders = languages.map(({ code }) => `src/content/${code}`);

/** The page that is multiplied, as it is called in addresses, modules and words. */
const model = {
  path: 'micro-atm',
  name: 'microAtm',
  measurement: 'MicroAtmPage',
  titles: ['Micro ATM', 'माइक्रो एटीएम'],
};

/**
 * Copies the sources of the site into another folder, with more product pages. They are reached by
 * their addresses and stand in no menu.
 *
 * @param {string} folder
 * @param {number} count how many pages to add
 */
export function copyWithProducts(folder, count) {
  for (const source of sources) cpSync(source, join(folder, source), { recursive: true });
  linkPackages(folder);
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const each = (/** @type {(number: number) => string} */ line) => numbers.map(line).join('\n');

  for (const number of numbers) {
    for (const [from, to] of [
      ...languageFolders.map((words) => [
        `${words}/pages/${model.name}.ts`,
        `${words}/pages/extra${number}.ts`,
      ]),
      [`src/pages/${model.measurement}.tsx`, `src/pages/${measurement(number)}.tsx`],
    ]) {
      const text = readFileSync(join(folder, from ?? ''), 'utf8')
        .replaceAll(model.measurement, measurement(number))
        .replaceAll(`pages/${model.name}'`, `pages/extra${number}'`)
        .replace(new RegExp(`\\b${model.name}\\b`, 'g'), `extra${number}`)
        .replaceAll(new RegExp(`'(?:${model.titles.join('|')})'`, 'g'), `'Extra ${number}'`);
      writeFileSync(join(folder, to ?? ''), text);
    }
  }
  insert(folder, 'src/content/paths.ts', '} as const;', each(pathRow));
  insert(folder, 'src/app/productPages.ts', '];', each(routeRow));
  const social = 'build/brandImages/socialPages.ts';
  insert(folder, social, '} satisfies Record<PagePath', each(socialRow));
  for (const words of languageFolders) {
    insert(folder, `${words}/pageMetas.ts`, '} as const satisfies', each(metaRow));
    insert(folder, `${words}/pageMetas.ts`, 'import type { PageMeta }', each(metaImport));
  }
}

/** @param {number} number */
export function extraPath(number) {
  return `/products/extra-${number}`;
}

/** @param {number} number */
function measurement(number) {
  return `Extra${number}Page`;
}

/** @param {number} number */
function pathRow(number) {
  return `  extra${number}: '${extraPath(number)}',`;
}

/** @param {number} number */
function routeRow(number) {
  const name = measurement(number);
  return `  { path: paths.extra${number}, isIndexed: true, load: lazyWithRetry(() => import('../pages/${name}'), ({ ${name} }) => ${name}) },`;
}

/** @param {number} number */
function metaImport(number) {
  return `import { extra${number} } from './pages/extra${number}';`;
}

/** @param {number} number */
function metaRow(number) {
  return `  [paths.extra${number}]: extra${number}.meta,`;
}

/** @param {number} number */
function socialRow(number) {
  return `  [paths.extra${number}]: { kind: 'mark' },`;
}

/**
 * @param {string} folder
 * @param {string} file
 * @param {string} before what it is put in front of, the first time that it stands there
 * @param {string} text
 */
function insert(folder, file, before, text) {
  const path = join(folder, file);
  const whole = readFileSync(path, 'utf8');
  const at = whole.indexOf(before);
  if (at < 0) throw new Error(`${file} has no "${before}".`);
  writeFileSync(path, `${whole.slice(0, at)}${text}\n${whole.slice(at)}`);
}

/**
 * The same packages, and none of the caches: those belong to other sources.
 *
 * @param {string} folder
 */
function linkPackages(folder) {
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync('node_modules')) {
    if (name === '.cache' || name.startsWith('.vite')) continue;
    symlinkSync(join(process.cwd(), 'node_modules', name), join(folder, 'node_modules', name));
  }
}
