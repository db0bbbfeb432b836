import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { languages } from '../src/content/languages.ts';

/** What the site's words are imported by, whatever their language: `#messages/pages/home`. */
const prefix = '#messages/';
/** Of a module that has the words of every language, and gives those of one. */
const chosenPrefix = '\0words:';

const pseudoFile = fileURLToPath(new URL('pseudoLocale.ts', import.meta.url));

const fileOf = (code: string, name: string) =>
  fileURLToPath(new URL(`../src/content/${code}/${name}.ts`, import.meta.url));

/** What is no language but is asked for like one: see `pseudoLocale`. */
export const pseudoCode = 'pseudo';

/** Facts and lists that have no words of their own. */
const withoutMessages = new Set(['company', 'language', 'site']);

/** Where the words of a module come from: the language of a code, or of the code that an expression gives. */
export type MessageSource = { code: string } | { expression: string };

/**
 * Resolves `#messages/…` to the folder of one language, or, where one server has all languages, to a module
 * that chooses when it runs. Why: `docs/decisions/builds-per-language.md`.
 *
 * @param wordsOf tells the language of an environment by its name, or an expression that tells its code
 *   where the module runs.
 */
export function messageCatalogue(messagesOf: (environment: string) => MessageSource): Plugin {
  return {
    name: 'saralpay:message-catalogue',
    enforce: 'pre',
    resolveId(source, _importer, { kind }) {
      if (!source.startsWith(prefix)) return undefined;
      const file = source.slice(prefix.length);
      const wanted = messagesOf(this.environment.name);
      const isPlain = 'code' in wanted && wanted.code !== pseudoCode;
      if (!isPlain) return chosenPrefix + file;
      // Some messages of a file are wanted at once and the others later: those come from a copy.
      return fileOf(wanted.code, file) + (kind === 'dynamic-import' ? '?lazy' : '');
    },
    async load(id) {
      if (!id.startsWith(chosenPrefix)) return undefined;
      const wanted = messagesOf(this.environment.name);
      const choice = 'code' in wanted ? JSON.stringify(wanted.code) : wanted.expression;
      return chosenModule(id.slice(chosenPrefix.length), choice);
    },
  };
}

/** A module with the words of every language and of none, which exports those that are chosen. */
async function chosenModule(file: string, choice: string): Promise<string> {
  const source = await readFile(fileOf('en', file), 'utf8');
  const exported = [...source.matchAll(/^export const (\w+)/gm)].map(([, binding]) => binding);
  const imports = languages.map(
    ({ code }) => `import * as ${code} from ${JSON.stringify(fileOf(code, file))};`,
  );
  const codes = languages.map(({ code }) => code);
  const pseudo = withoutMessages.has(file) ? 'en' : 'pseudoLocale({ ...en }, names)';
  return [
    ...imports,
    `import { pseudoLocale } from ${JSON.stringify(pseudoFile)};`,
    `import { company as facts } from ${JSON.stringify(fileOf('en', 'company'))};`,
    'const names = [facts.legalName, facts.name, facts.cin];',
    `const choice = ${choice};`,
    `const words = choice === '${pseudoCode}' ? ${pseudo} : { ${codes.join(', ')} }[choice];`,
    ...exported.map((binding) => `export const ${binding} = words.${binding};`),
  ].join('\n');
}
