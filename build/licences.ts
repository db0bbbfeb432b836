import { readdir, readFile } from 'node:fs/promises';
import type { Plugin, Rolldown } from 'vite';
import project from '../package.json' with { type: 'json' };

/** What Vite writes of the licence of each package whose code is in the scripts. */
interface ListedPackage {
  name: string;
  version: string;
  identifier?: string;
  text?: string;
}

/** Vite's own list, which `licences` puts into words. */
const listFile = '.vite/licences.json';
const packages = new URL('../node_modules/', import.meta.url);
const fontScope = '@fontsource-variable/';

/** Packages whose code forgot its licence's text are given the one of a package that has it. */
const commonTexts = new Map([
  ['MIT', 'react/LICENSE'],
  ['Apache-2.0', 'typescript/LICENSE'],
]);

/**
 * Writes `licences.txt` beside the pages: the licences of all code of others, and of the fonts,
 * that reach a visitor.
 *
 * @param otherLists Vite's lists of what is built besides.
 */
export function licences(otherLists: () => Promise<string[]>): Plugin {
  return {
    name: 'saralpay:licences',
    apply: 'build',
    config: () => ({ build: { license: { fileName: listFile } } }),
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const list = bundle[listFile];
        if (list?.type !== 'asset') this.error('The build has no list of licences.');
        delete bundle[listFile];
        const listed = namedOnce([String(list.source), ...(await otherLists())]);
        // The copies of illustrations stand among the packages and are the site's own.
        const others = listed.filter(({ name }) => name !== project.name);
        const all = [...others, ...(await fontLicences(bundle))];
        const sections = await Promise.all(all.map(licenceSection));
        this.emitFile({
          type: 'asset',
          fileName: 'licences.txt',
          source: `This site contains work of others, under these licences.\n\n${sections.join('\n')}`,
        });
      },
    },
  };
}

function namedOnce(lists: readonly string[]): ListedPackage[] {
  const all = lists.flatMap((list): ListedPackage[] => JSON.parse(list));
  return [...new Map(all.map((one) => [`${one.name} ${one.version}`, one])).values()];
}

/** Of the packages that the fonts among these files were made from. */
async function fontLicences(bundle: Rolldown.OutputBundle): Promise<ListedPackage[]> {
  const families = await readdir(new URL(fontScope, packages));
  const shipped = Object.values(bundle)
    .flatMap((file) => (file.type === 'asset' ? file.names : []))
    .filter((name) => name.endsWith('.woff2'))
    .map((name) => familyOf(name, families));
  return Promise.all([...new Set(shipped)].sort().map(fontLicence));
}

/** The file of a font begins with the name of its package. */
function familyOf(file: string, families: readonly string[]): string {
  const family = families.find((name) => file.replace('.', '-').startsWith(`${name}-`));
  if (!family) throw new Error(`The font ${file} is named like no package in ${fontScope}.`);
  return family;
}

async function fontLicence(family: string): Promise<ListedPackage> {
  const folder = `${fontScope}${family}`;
  const { name, version, license } = JSON.parse(await readPackageFile(`${folder}/package.json`));
  return { name, version, identifier: license, text: await readPackageFile(`${folder}/LICENSE`) };
}

async function licenceSection(listed: ListedPackage): Promise<string> {
  const { name, version, identifier = 'no licence named' } = listed;
  const text = listed.text ?? (await commonText(identifier));
  if (!text) throw new Error(`The text of the licence of ${name} is nowhere to be found.`);
  return `== ${name} ${version} (${identifier})\n\n${text.trim()}\n`;
}

/** Without the lines that say whose work that other package is. */
async function commonText(identifier: string): Promise<string | undefined> {
  const file = commonTexts.get(identifier);
  return file && (await readPackageFile(file)).replace(/^Copyright .*\n+/gm, '');
}

function readPackageFile(path: string): Promise<string> {
  return readFile(new URL(path, packages), 'utf8');
}
