import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const start = /^(?:export )?(?:interface|type) (\w+)/gm;

/** Where the declaration that begins at `index` ends: the brace of an interface, the semicolon of a type. */
function endOf(source: string, index: number): number {
  const isInterface = /^(?:export )?interface /.test(source.slice(index));
  let depth = 0;
  for (let at = index; at < source.length; at++) {
    const character = source.charAt(at);
    if ('{[('.includes(character)) depth++;
    if ('}])'.includes(character)) depth--;
    if (depth === 0 && character === (isInterface ? '}' : ';')) return at + 1;
  }
  return source.length;
}

/** The types that a module declares, as they are written, by their names. */
function declarationsIn(source: string): Record<string, string> {
  return Object.fromEntries(
    [...source.matchAll(start)].map(({ index, 1: name }) => [
      name,
      source.slice(index, endOf(source, index)).replace(/^export /, ''),
    ]),
  );
}

/** Every type that the source declares, as it is written, by its name. */
export function readDeclarations(folder = 'src'): Record<string, string> {
  const files = readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .sort();
  return Object.assign(
    {},
    ...files.map((file) => declarationsIn(readFileSync(join(folder, file), 'utf8'))),
  );
}
