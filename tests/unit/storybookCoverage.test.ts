import { readdirSync, readFileSync } from 'node:fs';
import type { IndexEntry } from 'storybook/internal/types';
import { expect, test } from 'vitest';
import {
  snapshotAsKitchenSink,
  snapshotAsState,
  snapshotIn,
  translated,
} from '../../.storybook/modes';
import { type Documented, findMissing } from '../storybook/findMissing';
import { findMissingSnapshots } from '../storybook/findMissingSnapshots';
import { type Part, sourceComponents } from '../storybook/sourceComponents';

const breadcrumbs: Part = {
  name: 'Breadcrumbs',
  file: 'src/atoms/Breadcrumbs.tsx',
  layer: 'atoms',
};

const story = (
  exportName: string,
  title = 'Atoms/Breadcrumbs',
  file = breadcrumbs.file,
): IndexEntry => ({
  type: 'story',
  subtype: 'story',
  id: `${title}--${exportName}`,
  title,
  name: exportName,
  exportName,
  importPath: `./stories/${file.split('/')[1]}/Some.stories.tsx`,
  componentPath: `./${file}`,
});

const docs: IndexEntry = {
  type: 'docs',
  id: 'atoms-breadcrumbs--docs',
  title: 'Atoms/Breadcrumbs',
  name: 'Docs',
  importPath: './stories/atoms/Breadcrumbs.mdx',
  storiesImports: [],
};

const page = `
# Breadcrumbs
## When to use
## When not to use
## Do and don't
## Props
## Keyboard and screen reader
## Words
## Code

\`\`\`tsx
export {};
\`\`\`
`;

const complete: Documented = {
  entries: [
    docs,
    ...['Default', 'KitchenSink', 'LongText', 'Narrow', 'PseudoStates'].map((one) => story(one)),
  ],
  readPage: () => page,
  interactive: new Set(['Atoms/Breadcrumbs--Default']),
  manifest: new Set(['Breadcrumbs']),
};

const without = (id: string) => complete.entries.filter((entry) => !entry.id.endsWith(id));

test('a component that has everything lacks nothing', () => {
  expect(findMissing([breadcrumbs], complete)).toEqual([]);
});

test.each<[string, Partial<Documented>]>([
  ['Breadcrumbs has no stories: write stories/atoms/Breadcrumbs.stories.tsx.', { entries: [docs] }],
  [
    'Atoms/Breadcrumbs has no docs page: write stories/atoms/Breadcrumbs.mdx.',
    { entries: without('--docs') },
  ],
  [
    'Atoms/Breadcrumbs has no story KitchenSink: add it to stories/atoms/Breadcrumbs.stories.tsx.',
    { entries: without('--KitchenSink') },
  ],
  [
    'Atoms/Breadcrumbs has no story PseudoStates, though something in it can be pressed: add it to stories/atoms/Breadcrumbs.stories.tsx.',
    { entries: without('--PseudoStates') },
  ],
  [
    'stories/atoms/Breadcrumbs.mdx has no heading for this: write “## Words”.',
    { readPage: () => page.replace('## Words', '```\n## Words\n```') },
  ],
  [
    'stories/atoms/Breadcrumbs.mdx has no code to paste: write a tsx block below “## Code”.',
    { readPage: () => page.replace('```tsx', '```') },
  ],
  [
    'Breadcrumbs is not in the component manifest: has stories/atoms/Breadcrumbs.stories.tsx a component?',
    { manifest: new Set<string>() },
  ],
])('%s', (lack, change) => {
  expect(findMissing([breadcrumbs], { ...complete, ...change })).toEqual([lack]);
});

test('a component in which nothing can be pressed needs no pseudo-states', () => {
  const still = { ...complete, entries: without('--PseudoStates'), interactive: new Set<string>() };
  expect(findMissing([breadcrumbs], still)).toEqual([]);
});

test('stories of a guide that shows the component do not count', () => {
  const guide = {
    ...story('Default', 'Guides/Breadcrumbs'),
    importPath: './stories/guides/A.stories.tsx',
  };
  expect(findMissing([breadcrumbs], { ...complete, entries: [docs, guide] })).toEqual([
    'Breadcrumbs has no stories: write stories/atoms/Breadcrumbs.stories.tsx.',
  ]);
});

const home: Part = { name: 'HomePage', file: 'src/pages/HomePage.tsx', layer: 'pages' };

const homeIn = (...windows: readonly string[]) =>
  windows.map((one) => story(one, 'Pages/HomePage', home.file));

const homeDocs: IndexEntry = {
  ...docs,
  id: 'pages-homepage--docs',
  title: 'Pages/HomePage',
  importPath: './stories/pages/HomePage.mdx',
};

const completeHome: Documented = {
  ...complete,
  entries: [homeDocs, ...homeIn('Phone', 'Tablet', 'Laptop', 'Desktop', 'Wide')],
  readPage: () =>
    page
      .replace('## Props', '## Made of\n## Props')
      .replace(/```tsx.*```/s, '<Source code={source} language="tsx" />'),
  manifest: new Set(['HomePage']),
};

test('a page that has everything lacks nothing', () => {
  expect(findMissing([home], completeHome)).toEqual([]);
});

test('pages are compared by their windows', () => {
  const entries = homeIn('Phone', 'Desktop', 'Wide');
  expect(findMissing([home], { ...completeHome, entries })).toEqual([
    'Pages/HomePage has no docs page: write stories/pages/HomePage.mdx.',
    'Pages/HomePage has no story Tablet: add it to stories/pages/HomePage.stories.tsx.',
    'Pages/HomePage has no story Laptop: add it to stories/pages/HomePage.stories.tsx.',
  ]);
});

test('the docs page of a page tells what every docs page does, and what the page is made of', () => {
  const readPage = () => '\n## When to use\n## Keyboard and screen reader\n## Words\n## Code\n';
  expect(findMissing([home], { ...completeHome, readPage })).toEqual([
    ...['When not to use', "Do and don't", 'Props', 'Made of'].map(
      (heading) => `stories/pages/HomePage.mdx has no heading for this: write “## ${heading}”.`,
    ),
    'stories/pages/HomePage.mdx has no code to paste: write <Source code={source} /> below “## Code”.',
  ]);
});

test('parts are read from the source: whole drawings, and no piece of one', () => {
  const names = sourceComponents().map(({ name }) => name);
  for (const name of ['StatCard', 'Hero', 'JoinForm', 'OutcomeAlert', 'HomePage', 'BrandLogo'])
    expect(names).toContain(name);
  expect(names).not.toContain('BrandMarkShapes');
});

const kitchenSink = story('KitchenSink');
const longText = story('LongText');
const formState = story('Sending', 'Forms/JoinForm');
const pageOnTablet = story('Tablet', 'Pages/HomePage');
const modesIn = (withSnapshot: ReturnType<typeof snapshotIn>) => withSnapshot.chromatic.modes;

test('kitchen sinks, states of forms and pages with their snapshots lack nothing', () => {
  const stories = new Map([
    [kitchenSink.id, { modes: modesIn(snapshotAsKitchenSink) }],
    [formState.id, { modes: modesIn(snapshotAsState) }],
    [pageOnTablet.id, { modes: modesIn(snapshotIn('tablet')), viewport: 'tablet' }],
  ]);
  expect(findMissingSnapshots([docs, kitchenSink, formState, pageOnTablet], stories)).toEqual([]);
});

test('each snapshot that is missing, impossible or too much is named', () => {
  const stories = new Map([
    [kitchenSink.id, { modes: modesIn(snapshotIn('phone', 'desktop', 'reduced motion')) }],
    [formState.id, { modes: modesIn(snapshotIn('phone')), viewport: 'narrow' }],
    [pageOnTablet.id, { modes: {} }],
    [longText.id, { modes: modesIn(snapshotIn('desktop')) }],
  ]);
  expect(findMissingSnapshots([kitchenSink, formState, pageOnTablet, longText], stories)).toEqual([
    'Atoms/Breadcrumbs--KitchenSink has no snapshot in tablet, forced colours: see the parameters in .storybook/modes.ts.',
    `Forms/JoinForm--Sending has no snapshot in ${['desktop', ...translated('phone')].join(', ')}: see the parameters in .storybook/modes.ts.`,
    'Forms/JoinForm--Sending has a snapshot in phone, but its globals fix the window narrow: leave the window to the mode.',
    'Pages/HomePage--Tablet has no snapshot in tablet: see the parameters in .storybook/modes.ts.',
    'Atoms/Breadcrumbs--LongText has snapshots, though it is neither a kitchen sink nor a state of a form nor a page.',
  ]);
});

test('the parameters of a described file are written as an object, which alone keeps them beside the description', () => {
  const described = /\*\/\nconst meta = \{(.*?)\n\}/s;
  const replaced = readdirSync('stories', { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.stories.tsx'))
    .filter((file) => {
      const [, meta = ''] = described.exec(readFileSync(`stories/${file}`, 'utf8')) ?? [];
      return /\n {2}parameters(,|: [^{])/.test(meta);
    });
  expect(replaced).toEqual([]);
});
