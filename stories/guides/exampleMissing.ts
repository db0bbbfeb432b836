import { findMissing } from '../../tests/storybook/findMissing';

const component = {
  name: 'Breadcrumbs',
  file: 'src/atoms/Breadcrumbs.tsx',
  layer: 'atoms',
} as const;

const entry = {
  id: 'atoms-breadcrumbs--default',
  title: 'Atoms/Breadcrumbs',
  name: 'Default',
  tags: [],
};

const onlyStory = {
  ...entry,
  type: 'story' as const,
  subtype: 'story' as const,
  importPath: './stories/atoms/Breadcrumbs.stories.tsx',
  componentPath: `./${component.file}`,
  exportName: 'Default',
};

const page = {
  ...entry,
  type: 'docs' as const,
  importPath: './stories/atoms/Breadcrumbs.mdx',
  storiesImports: [],
};

/** The headings of a docs page, but for the last. */
const unfinished = `
## When to use
## When not to use
## Do and don’t
## Props
## Keyboard and screen reader
## Words
`;

const missingWith = (entries: Parameters<typeof findMissing>[1]['entries']) =>
  findMissing([component], {
    entries,
    readPage: () => unfinished,
    interactive: new Set([onlyStory.id]),
    manifest: new Set([component.name]),
  });

/** What the coverage test says of a component without stories, with one story, and with an unfinished docs page. */
export const exampleMissing: readonly string[] = [
  ...new Set([...missingWith([]), ...missingWith([onlyStory]), ...missingWith([onlyStory, page])]),
];
