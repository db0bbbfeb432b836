import type { IndexEntry } from 'storybook/internal/types';
import type { Part } from './sourceComponents';

/** What of a Storybook is compared with the source. */
export interface Documented {
  entries: readonly IndexEntry[];
  /** The text of a docs page. */
  readPage: (file: string) => string;
  /** Ids of the stories in which something can be pressed, chosen or written in. */
  interactive: ReadonlySet<string>;
  /** Names of the components in the component manifest. */
  manifest: ReadonlySet<string>;
}

const headings = [
  'When to use',
  'When not to use',
  "Do and don't",
  'Props',
  'Keyboard and screen reader',
  'Words',
  'Code',
];

/** What else the docs page of a page tells. */
const headingsOfPages = ['Made of'];

const neededStories: Record<Part['layer'], readonly string[]> = {
  art: ['Default', 'KitchenSink', 'Narrow'],
  atoms: ['Default', 'KitchenSink', 'LongText', 'Narrow'],
  sections: ['Default', 'KitchenSink', 'LongText', 'Narrow'],
  forms: [],
  pages: ['Phone', 'Tablet', 'Laptop', 'Desktop', 'Wide'],
};

const withoutCode = (text: string) => text.replaceAll(/^```.*?^```/gms, '');

/** A page's own source is pasted as it stands; of other components a use is written down. */
const codeToPaste = (layer: Part['layer']) =>
  layer === 'pages'
    ? { pattern: /^## Code$.*^<Source code=\{source\}/ms, what: '<Source code={source} />' }
    : { pattern: /^## Code$.*^```tsx$/ms, what: 'a tsx block' };

function missingOfPage({ layer }: Part, file: string, text: string): string[] {
  const written = withoutCode(text).replaceAll('’', "'");
  const lacks = [...headings, ...(layer === 'pages' ? headingsOfPages : [])]
    .filter((heading) => !written.includes(`\n## ${heading}\n`))
    .map((heading) => `${file} has no heading for this: write “## ${heading}”.`);
  const { pattern, what } = codeToPaste(layer);
  if (!pattern.test(text))
    lacks.push(`${file} has no code to paste: write ${what} below “## Code”.`);
  return lacks;
}

function missingOfComponent(
  component: Part,
  { entries, readPage, interactive, manifest }: Documented,
) {
  const { name, file, layer } = component;
  const storyFile = `stories/${layer}/${name}.stories.tsx`;
  const stories = entries.filter(
    (entry) =>
      entry.type === 'story' &&
      entry.componentPath === `./${file}` &&
      entry.importPath.startsWith(`./stories/${layer}/`),
  );
  const [first] = stories;
  if (!first) return [`${name} has no stories: write ${storyFile}.`];

  const lacks: string[] = [];
  const titles = new Set(stories.map(({ title }) => title));
  const pages = entries.filter(({ type, title }) => type === 'docs' && titles.has(title));
  if (pages.length === 0)
    lacks.push(`${first.title} has no docs page: write stories/${layer}/${name}.mdx.`);
  for (const { importPath } of pages)
    lacks.push(...missingOfPage(component, importPath.replace('./', ''), readPage(importPath)));

  const idOf = (story: string) =>
    stories.find((entry) => 'exportName' in entry && entry.exportName === story)?.id;
  for (const story of neededStories[layer])
    if (!idOf(story)) lacks.push(`${first.title} has no story ${story}: add it to ${storyFile}.`);
  const isInteractive = interactive.has(idOf('Default') ?? '');
  if ((layer === 'atoms' || layer === 'sections') && isInteractive && !idOf('PseudoStates'))
    lacks.push(
      `${first.title} has no story PseudoStates, though something in it can be pressed: add it to ${storyFile}.`,
    );
  if (!manifest.has(name))
    lacks.push(`${name} is not in the component manifest: has ${storyFile} a component?`);
  return lacks;
}

/** What each component lacks in the Storybook, a line for each. */
export function findMissing(components: readonly Part[], documented: Documented): string[] {
  return components.flatMap((component) => missingOfComponent(component, documented));
}
