import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import project from '../package.json' with { type: 'json' };

/** The file that Vite writes of the packages whose code is in the scripts. */
export const licenceFile = 'licences.txt';

const fonts = Object.keys(project.devDependencies).filter((name) => name.startsWith('@fontsource'));

/** Vite lists this project too, by its illustrations: their copies stand among the packages. */
const ownHeading = new RegExp(`\\n## ${project.name} .*\\n`);

/** Adds what Vite does not list: the fonts, and the text that a package with Apache's licence lacks. */
export function licences(): Plugin {
  return {
    name: 'saralpay:licences',
    apply: 'build',
    async buildApp({ config: { root, build } }) {
      const read = (name: string) => readFile(join(root, 'node_modules', name, 'LICENSE'), 'utf8');
      const file = join(resolve(root, build.outDir), licenceFile);
      const sections = [
        (await readFile(file, 'utf8')).replace(ownHeading, ''),
        ...(await Promise.all(fonts.map(async (name) => `## ${name}\n\n${await read(name)}`))),
        `## The text of Apache-2.0\n\n${await read('typescript')}`,
      ];
      await writeFile(file, sections.join('\n'));
    },
  };
}
