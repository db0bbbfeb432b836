import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { readSections } from '../../.storybook/sections/readSections';
import { about } from '../../src/content/en/pages/about';
import { contact } from '../../src/content/en/pages/contact';
import { home } from '../../src/content/en/pages/home';
import {
  type Composition,
  decoded,
  encoded,
  firstComposition,
} from '../../stories/guides/composer/composition';
import {
  changedComposition,
  computedComposition,
} from '../../stories/guides/composer/compositions';
import { pageFiles } from '../../stories/guides/composer/pageFiles';

const sections = readSections();

/** What the stories of the sections with changed words give them. */
const args: Record<string, Record<string, unknown>> = {
  PageTitle: contact,
  HelpCall: { messages: home.help },
  JoinCall: { messages: home.join },
  StoryChapters: { chapters: about.chapters.slice(0, -1) },
};

const filesOf = (composition: Composition) =>
  pageFiles(
    composition,
    composition.entries.flatMap((entry) =>
      sections
        .filter(({ name }) => name === entry.section)
        .map((code) => ({ entry, code, args: args[code.name] ?? {} })),
    ),
  );

/** The paths of the site with a record pasted where its comments say. */
function pasted(record = ''): string {
  const [path = '', page = ''] = record.split('\n\n').map((part) => part.split('\n')[1] ?? '');
  return readFileSync('src/content/paths.ts', 'utf8')
    .replace('export const paths = {', `$&${path}`)
    .replace('export const mainPages = {', `$&${page}`);
}

const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile('tsconfig.json', ts.sys.readFile).config,
  ts.sys,
  resolve('.'),
);

/** What the project's compiler says of files as if they stood in the project. */
function compile(written: Readonly<Record<string, string>>): string[] {
  const files = new Map(Object.entries(written).map(([file, text]) => [resolve(file), text]));
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (file) => files.has(file) || fileExists(file);
  host.readFile = (file) => files.get(file) ?? readFile(file);
  host.getSourceFile = (file, target, ...others) => {
    const text = files.get(file);
    return text === undefined
      ? getSourceFile(file, target, ...others)
      : ts.createSourceFile(file, text, target);
  };
  const roots = [...files.keys(), resolve('src/vite-env.d.ts')];
  const themes = ts.sys.readDirectory(resolve('src/theme'), ['.ts', '.tsx']);
  const program = ts.createProgram([...roots, ...themes], options, host);
  return [...files.keys()].flatMap((file) => {
    const source = program.getSourceFile(file);
    return [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ].map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  });
}

const everySection: Composition = {
  ...firstComposition,
  name: 'everything',
  entries: sections.map(({ name }, id) => ({ id, section: name, looks: {}, words: {} })),
};

test.each([firstComposition, changedComposition, computedComposition, everySection])(
  'the files of the composition “$name” compile',
  (composition) => {
    const files = filesOf(composition);
    const text = Object.values(files).join('\n');
    for (const { section } of composition.entries) expect(text).toContain(`<${section}`);
    const written = { ...files, 'src/content/paths.ts': pasted(files['src/content/paths.ts']) };
    expect(compile(written)).toEqual([]);
    expect(dirname(Object.keys(files)[0] ?? '')).toBe('src/pages');
  },
);

test('a look that a section does not have does not compile', () => {
  const [first] = firstComposition.entries;
  const files = filesOf({
    ...firstComposition,
    entries: first ? [{ ...first, looks: { tone: 'pink' } }] : [],
  });
  const written = { ...files, 'src/content/paths.ts': pasted(files['src/content/paths.ts']) };
  expect(compile(written)).toEqual([expect.stringContaining(`Type '"pink"'`)]);
});

test('a link restores a composition, in any script', () => {
  const composition = { ...changedComposition, title: 'दिवाली का समय 🪔' };
  expect(encoded(composition)).toMatch(/^[\w-]+$/);
  expect(decoded(encoded(composition))).toEqual(composition);
});

test.each(['', 'cut', btoa('{"name":1}'), btoa('null')])(
  'the link “%s” opens the first composition',
  (link) => {
    expect(decoded(link)).toBe(firstComposition);
  },
);
