import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { declarationsIn } from './declarationsIn.ts';

const name = 'virtual:type-declarations';

/** Every type that the source declares, as it is written, by its name. The props of a component name only types that are unlike. */
export function readDeclarations(folder = 'src'): Record<string, string> {
  const files = readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .sort();
  return Object.assign(
    {},
    ...files.map((file) => declarationsIn(readFileSync(join(folder, file), 'utf8'))),
  );
}

/** Brings the declarations of the source's types to the tables of props. */
export function typeDeclarations(): Plugin {
  return {
    name: 'saralpay:type-declarations',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) =>
      id === `\0${name}` ? `export default ${JSON.stringify(readDeclarations())};` : undefined,
  };
}
