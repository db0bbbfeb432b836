import { findLacks } from '../../tests/storybook/findLacks';

const part = { name: 'Trail', file: 'src/atoms/Trail.tsx', layer: 'atoms' } as const;

const entry = { id: 'atoms-trail--default', title: 'Atoms/Trail', name: 'Default', tags: [] };

const onlyStory = {
  ...entry,
  type: 'story' as const,
  subtype: 'story' as const,
  importPath: './stories/atoms/Trail.stories.tsx',
  componentPath: `./${part.file}`,
  exportName: 'Default',
};

const page = {
  ...entry,
  type: 'docs' as const,
  importPath: './stories/atoms/Trail.mdx',
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

const lacksWith = (entries: Parameters<typeof findLacks>[1]['entries']) =>
  findLacks([part], {
    entries,
    readPage: () => unfinished,
    interactive: new Set([onlyStory.id]),
    manifest: new Set([part.name]),
  });

/** What the coverage test says of a part without stories, with one story, and with an unfinished docs page. */
export const exampleLacks: readonly string[] = [
  ...new Set([...lacksWith([]), ...lacksWith([onlyStory]), ...lacksWith([onlyStory, page])]),
];
