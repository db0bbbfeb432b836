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
import { type SourceComponent, sourceComponents } from '../storybook/sourceComponents';

const breadcrumbs: SourceComponent = {
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
  importPath: `./${file.replace('src/', 'stories/').replace('.tsx', '.stories.tsx')}`,
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
## Keyboard and screen reader
## Words

<Reference of={Stories} />

## Code

\`\`\`tsx
export {};
\`\`\`
`;

const complete: Documented = {
  entries: [
    docs,
    ...['Default', 'KitchenSink', 'LongText', 'PseudoStates'].map((one) => story(one)),
  ],
  readPage: () => page,
  interactive: new Set(['Atoms/Breadcrumbs--Default']),
  manifest: new Set(['Breadcrumbs']),
};

const without = (id: string) => complete.entries.filter((entry) => !entry.id.endsWith(id));

test('reports nothing of a component that has everything', () => {
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
    'stories/atoms/Breadcrumbs.mdx has no code to paste: give its Reference the code, or write a tsx block below “## Code”.',
    { readPage: () => page.replace('```tsx', '```') },
  ],
  [
    'stories/atoms/Breadcrumbs.mdx does not end with the looks and the props: write <Reference of={Stories} />.',
    { readPage: () => page.replace('<Reference', '<Other') },
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

test('a docs page that is made from the stories will do for a page, and not for a component', () => {
  const made = { ...docs, tags: ['autodocs'] };
  const entries = [
    made,
    ...['Phone', 'Tablet', 'Laptop', 'Desktop', 'Wide'].map((one) => story(one)),
    ...without('--docs'),
  ];
  const documented = { ...complete, entries, readPage: () => page.replace('## Words', '') };
  expect(findMissing([breadcrumbs], documented)).toHaveLength(1);
  const help = { ...breadcrumbs, layer: 'pages' } as const;
  const moved = entries.map((entry) => ({
    ...entry,
    importPath: entry.importPath.replace('atoms', 'pages'),
  }));
  expect(findMissing([help], { ...documented, entries: moved })).toEqual([]);
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

const home: SourceComponent = { name: 'HomePage', file: 'src/pages/HomePage.tsx', layer: 'pages' };

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
  readPage: () => page.replace(/<Reference.*/s, '<Reference of={Stories} code={source} />'),
  manifest: new Set(['HomePage']),
};

test('reports nothing of a page that has everything', () => {
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

test('the stories of a component may stand in a folder of its own', () => {
  const folder = './stories/atoms/Breadcrumbs/Breadcrumbs.stories.tsx';
  const moved = complete.entries
    .filter(({ id }) => !id.endsWith('--LongText'))
    .map((entry) => (entry.type === 'story' ? { ...entry, importPath: folder } : entry));
  expect(findMissing([breadcrumbs], { ...complete, entries: moved })).toEqual([
    'Atoms/Breadcrumbs has no story LongText: add it to stories/atoms/Breadcrumbs/Breadcrumbs.stories.tsx.',
  ]);
});

test('components are read from the source: complete drawings, no piece of one, nothing that is not drawn', () => {
  const names = sourceComponents().map(({ name }) => name);
  for (const name of ['StatCard', 'Hero', 'JoinForm', 'OutcomeAlert', 'HomePage', 'BrandLogo'])
    expect(names).toContain(name);
  expect(names).not.toContain('BrandMarkShapes');
  expect(names).not.toContain('PageHead');
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
    'Atoms/Breadcrumbs--KitchenSink has no snapshot in forced colours: see the parameters in .storybook/modes.ts.',
    `Forms/JoinForm--Sending has no snapshot in ${translated('phone')[0]}: see the parameters in .storybook/modes.ts.`,
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
