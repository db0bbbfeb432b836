import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { languageRecords } from '../../src/content/languages';

const [usual] = languageRecords;

/** Files without messages of their own: they put together records, and messages of other files. */
const withoutMessages = /\/(company|language)\.ts$/;

/** What the folder of a language is called. */
const folderOf = /^src\/(?:brand|content\/messages)\/([^/]+)\//;

/** Every file of a language, of its messages and of the brand, from the root of the repository. */
const filesOf = (code: string) =>
  Object.keys(import.meta.glob('../../src/{brand,content/messages}/*/**/*.ts'))
    .map((file) => file.slice('../../'.length))
    .filter((file) => folderOf.exec(file)?.[1] === code);

/** The language in whose folder an imported module lies, if it lies in one. */
function languageOf(specifier: string, file: string): string | undefined {
  const target = specifier.startsWith('#brand/')
    ? specifier.replace('#brand', 'src/brand')
    : join(file, '..', specifier).replaceAll('\\', '/');
  const folder = folderOf.exec(target)?.[1];
  return languageRecords.find(({ code }) => code === folder)?.code;
}

/** The modules of other languages that a file imports: the types of the first are what holds it. */
function foreignImports(file: string, code: string, text: string): string[] {
  return parseSync(file, text).module.staticImports.flatMap(({ moduleRequest, entries }) => {
    const found = languageOf(moduleRequest.value, file);
    const isTypeOfUsual = found === usual.code && entries.every(({ isType }) => isType);
    return found === undefined || found === code || isTypeOfUsual ? [] : [moduleRequest.value];
  });
}

/** What a file exports without comparing it with the same of the first language. */
const unheldExports = (text: string): string[] =>
  [...text.matchAll(/^export const (\w+)(.*?);$/gms)].flatMap(([, name = '', rest = '']) =>
    /\bsatisfies [^;]*\bTranslated<\s*typeof \w+\s*>[^;]*$/.test(rest) ? [] : [name],
  );

describe.each(languageRecords.slice(1))('every file in $name', ({ code }) => {
  const files = filesOf(code);

  it('is one that the first language has too', () => {
    const inFolder = (file: string) => file.replace(folderOf, (start) => start.split('/')[1] ?? '');
    expect(files.map(inFolder).toSorted()).toEqual(filesOf(usual.code).map(inFolder).toSorted());
  });

  it.each(files)('%s takes nothing from another language and is held against the first', (file) => {
    const text = readFileSync(file, 'utf8');
    expect(foreignImports(file, code, text)).toEqual([]);
    if (!withoutMessages.test(file)) expect(unheldExports(text)).toEqual([]);
  });
});
