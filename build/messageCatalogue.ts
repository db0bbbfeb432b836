import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Plugin, parseSync } from 'vite';
import { languages } from '../src/content/languages.ts';

/** What messages are imported by, whatever their language: `#messages/pages/home`. */
const prefix = '#messages/';
/**
 * In the id of a module that has the messages of every language, and gives those of one: the module's name follows
 * it. What stands before is a real file, so that a tool that follows imports comes from a changed message to the stories.
 */
const chosenQuery = '?chosen=';

const pseudoFile = fileURLToPath(new URL('pseudoLocale.ts', import.meta.url));

const fileOf = (code: string, name: string) =>
  fileURLToPath(new URL(`../src/content/messages/${code}/${name}.ts`, import.meta.url));

const [usual] = languages;

/** What is no language but is asked for like one: see `pseudoLocale`. */
export const pseudoCode = 'pseudo';

/** Facts and records without messages of their own. */
const withoutMessages = new Set(['company', 'language']);

/** Where the messages of a module come from: the language of a code, or of the code that an expression gives. */
export type MessageSource = { code: string } | { expression: string };

/**
 * Resolves `#messages/…` to the folder of one language, or, where one server has all languages, to a module
 * that chooses when it runs. Why: `docs/decisions/builds-per-language.md`.
 *
 * @param messagesOf tells the language of an environment by its name, or an expression that tells its code
 *   where the module runs.
 */
export function messageCatalogue(messagesOf: (environment: string) => MessageSource): Plugin {
  return {
    name: 'saralpay:message-catalogue',
    enforce: 'pre',
    resolveId(source) {
      if (!source.startsWith(prefix)) return undefined;
      const file = source.slice(prefix.length);
      const wanted = messagesOf(this.environment.name);
      const isPlain = 'code' in wanted && wanted.code !== pseudoCode;
      if (!isPlain) return fileOf(usual.code, file) + chosenQuery + file;
      return fileOf(wanted.code, file);
    },
    async load(id) {
      const [, name] = id.split(chosenQuery);
      if (!name) return undefined;
      const wanted = messagesOf(this.environment.name);
      const choice = 'code' in wanted ? JSON.stringify(wanted.code) : wanted.expression;
      return chosenModule(name, choice);
    },
  };
}

/** A module with the messages of every language and of the pseudo-locale, which exports those chosen. */
async function chosenModule(file: string, choice: string): Promise<string> {
  const imports = languages.map(
    ({ code }) => `import * as ${nameOf(code)} from ${JSON.stringify(fileOf(code, file))};`,
  );
  const all = languages.map(({ code }) => `${JSON.stringify(code)}: ${nameOf(code)}`);
  const original = nameOf(usual.code);
  const pseudo = withoutMessages.has(file) ? original : `pseudoLocale({ ...${original} }, names)`;
  const exported = await exportsOf(fileOf(usual.code, file));
  return [
    ...imports,
    `import { pseudoLocale } from ${JSON.stringify(pseudoFile)};`,
    `import { company as facts } from ${JSON.stringify(fileOf(usual.code, 'company'))};`,
    'const names = [facts.legalName, facts.name, facts.cin];',
    `const choice = ${choice};`,
    `const chosen = choice === '${pseudoCode}' ? ${pseudo} : { ${all.join(', ')} }[choice];`,
    ...exported.map((name) => `export const ${name} = chosen.${name};`),
  ].join('\n');
}

/** A binding, also where the code alone would be none, such as `pt-BR`. */
const nameOf = (code: string) => `messages_${code.replaceAll('-', '_')}`;

/** The names that a module exports, without its types. */
async function exportsOf(file: string): Promise<string[]> {
  const { module } = parseSync(file, await readFile(file, 'utf8'));
  return module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ exportName, isType }) => (exportName.name && !isType ? [exportName.name] : []));
}
