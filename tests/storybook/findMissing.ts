import type { IndexEntry } from 'storybook/internal/types';
import type { SourceComponent } from './sourceComponents';

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
  'Keyboard and screen reader',
  'Words',
];

const neededStories: Record<SourceComponent['layer'], readonly string[]> = {
  art: ['Default', 'KitchenSink'],
  atoms: ['Default', 'KitchenSink', 'LongText'],
  sections: ['Default', 'KitchenSink', 'LongText'],
  forms: [],
  pages: ['Phone', 'Tablet', 'Laptop', 'Desktop', 'Wide'],
};

const withoutCode = (text: string) => text.replaceAll(/^```.*?^```/gms, '');

/** The block that ends a docs page: looks, props and, unless the page writes it down, code. */
const reference = /^<Reference of=/m;

/** Code to paste: the source of what uses the component, or a use of it written down. */
const codeToPaste = /^<Reference [^>]* code=\{|^## Code$.*^```tsx$/ms;

function missingOfPage(file: string, text: string): string[] {
  const written = withoutCode(text).replaceAll('’', "'");
  const missing = headings
    .filter((heading) => !written.includes(`\n## ${heading}\n`))
    .map((heading) => `${file} has no heading for this: write “## ${heading}”.`);
  if (!reference.test(written))
    missing.push(
      `${file} does not end with the looks and the props: write <Reference of={Stories} />.`,
    );
  if (!codeToPaste.test(text))
    missing.push(
      `${file} has no code to paste: give its Reference the code, or write a tsx block below “## Code”.`,
    );
  return missing;
}

function missingOfComponent(
  component: SourceComponent,
  { entries, readPage, interactive, manifest }: Documented,
) {
  const { name, file, layer } = component;
  const stories = entries.filter(
    (entry) =>
      entry.type === 'story' &&
      entry.componentPath === `./${file}` &&
      entry.importPath.startsWith(`./stories/${layer}/`),
  );
  const [first] = stories;
  if (!first) return [`${name} has no stories: write stories/${layer}/${name}.stories.tsx.`];
  const storyFile = first.importPath.replace('./', '');

  const missing: string[] = [];
  const titles = new Set(stories.map(({ title }) => title));
  const pages = entries.filter(({ type, title }) => type === 'docs' && titles.has(title));
  if (pages.length === 0)
    missing.push(
      `${first.title} has no docs page: write ${storyFile.replace('.stories.tsx', '.mdx')}.`,
    );
  // What a page is for and when to use it is plain from its name: one made from its stories will do.
  const isGenerated = (tags?: string[]) => layer === 'pages' && tags?.includes('autodocs');
  for (const { importPath } of pages.filter(({ tags }) => !isGenerated(tags)))
    missing.push(...missingOfPage(importPath.replace('./', ''), readPage(importPath)));

  const idOf = (story: string) =>
    stories.find((entry) => 'exportName' in entry && entry.exportName === story)?.id;
  for (const story of neededStories[layer])
    if (!idOf(story)) missing.push(`${first.title} has no story ${story}: add it to ${storyFile}.`);
  const isInteractive = interactive.has(idOf('Default') ?? '');
  if ((layer === 'atoms' || layer === 'sections') && isInteractive && !idOf('PseudoStates'))
    missing.push(
      `${first.title} has no story PseudoStates, though something in it can be pressed: add it to ${storyFile}.`,
    );
  if (!manifest.has(name))
    missing.push(`${name} is not in the component manifest: has ${storyFile} a component?`);
  return missing;
}

/** What is missing of each component in Storybook, a line for each. */
export function findMissing(
  components: readonly SourceComponent[],
  documented: Documented,
): string[] {
  return components.flatMap((component) => missingOfComponent(component, documented));
}
