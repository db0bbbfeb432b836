import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

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

/** Packages whose code forgot its licence's text are given the one of a package that has it. */
const commonTexts = new Map([
  ['MIT', 'react/LICENSE'],
  ['Apache-2.0', 'typescript/LICENSE'],
]);

/**
 * Writes `licences.txt` beside the pages: the licences of all code of others, and of the font, that
 * reach a visitor.
 */
export function licences(): Plugin {
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
        const listed: ListedPackage[] = JSON.parse(String(list.source));
        const all = [...listed, await fontLicence()];
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

async function fontLicence(): Promise<ListedPackage> {
  const folder = '@fontsource-variable/anek-latin';
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
