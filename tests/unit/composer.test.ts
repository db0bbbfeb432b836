import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
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
  problemOf,
} from '../../stories/guides/composer/composition';
import { pageFiles } from '../../stories/guides/composer/pageFiles';
import { changedComposition, computedComposition, entriesOf } from '../exampleCompositions';

const sections = readSections().filter(({ isOffered }) => isOffered);

/** What the stories of the sections with changed words give them. */
const args: Record<string, Record<string, unknown>> = {
  PageTitle: contact,
  HelpCall: { messages: home.help },
  JoinCall: { messages: home.join },
  StoryChapters: { chapters: about.chapters.slice(0, -1), unit: about.distanceUnit },
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

/** The paths of the site with each record pasted where its comments say. */
function pasted(records: readonly string[]): string {
  return records.reduce(
    (paths, record) => {
      const [path = '', page = ''] = record.split('\n\n').map((part) => part.split('\n')[1] ?? '');
      return paths
        .replace('export const paths = {', `$&${path}`)
        .replace('export const mainPages = {', `$&${page}`);
    },
    readFileSync('src/content/paths.ts', 'utf8'),
  );
}

const root = resolve('node_modules/.cache/saralpay-composer');

/**
 * What the project's compiler says of compositions, each as if its files stood in `src`.
 *
 * @returns a line for each error.
 */
function compile(compositions: readonly Composition[]): string[] {
  rmSync(root, { recursive: true, force: true });
  const pages = compositions.map(filesOf);
  const written = Object.assign({}, ...pages, {
    'src/content/paths.ts': pasted(pages.map((files) => files['src/content/paths.ts'] ?? '')),
  });
  for (const [file, text] of Object.entries<string>(written)) {
    const place = join(root, relative('src', file));
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
  const messages = compositions.map(({ name }) => [
    `#messages/pages/${name}`,
    [join(root, `content/en/pages/${name}.ts`)],
  ]);
  const project = join(root, 'tsconfig.json');
  writeFileSync(
    project,
    JSON.stringify({
      extends: resolve('tsconfig.json'),
      compilerOptions: {
        rootDirs: [resolve('src'), root],
        paths: Object.fromEntries(messages),
      },
      include: [
        join(root, 'pages'),
        join(root, 'content'),
        resolve('src/vite-env.d.ts'),
        resolve('src/theme'),
      ],
      exclude: [],
    }),
  );
  const compiler = 'node_modules/typescript/bin/tsc';
  const { stdout } = spawnSync(
    process.execPath,
    [compiler, '--project', project, '--pretty', 'false'],
    { encoding: 'utf8' },
  );
  return stdout.match(/^\S.*error TS\d+.*/gm) ?? [];
}

const everySection: Composition = {
  ...firstComposition,
  name: 'everything',
  entries: entriesOf(...sections.map(({ name }) => name)),
};

const [title] = changedComposition.entries;
const wrongLook: Composition = {
  ...firstComposition,
  name: 'wrong',
  entries: title ? [{ ...title, values: { tone: 'pink' } }] : [],
};

const composed = [firstComposition, changedComposition, computedComposition, everySection];

test('of all compositions only that with a value that does not exist does not compile', () => {
  expect(compile([...composed, wrongLook])).toEqual([
    expect.stringMatching(/WrongPage\.tsx.*Type '"pink"' is not assignable/),
  ]);
});

test.each(composed)('the page file of “$name” has each of its sections', (composition) => {
  const [page] = Object.values(filesOf(composition));
  for (const { section } of composition.entries) expect(page).toContain(`<${section}`);
  expect(problemOf(composition.name)).toBeUndefined();
});

test.each(['', 'Festival', '1st', 'fest-ival', 'new', 'help', 'notFound'])(
  'no page is called “%s”',
  (name) => {
    expect(problemOf(name)).toBeDefined();
  },
);

test('only sections that need what a story alone has are left out', () => {
  const leftOut = readSections().flatMap(({ name, isOffered }) => (isOffered ? [] : name));
  expect(leftOut).toEqual(['FormOpening', 'LoadingErrorPanel', 'ServiceSection']);
});

test('a link restores a composition, in any script', () => {
  const composition = { ...changedComposition, title: 'दिवाली का समय 🪔' };
  expect(encoded(composition)).toMatch(/^[\w-]+$/);
  expect(decoded(encoded(composition))).toEqual(composition);
});

test.each(['', 'cut', '3f3h', 'null'])('the link “%s” opens the first composition', (link) => {
  expect(decoded(link)).toBe(firstComposition);
});
