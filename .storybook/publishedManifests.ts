import type { Manifests } from 'storybook/internal/types';
import { storySnippet } from './storySnippets.ts';

type Component = NonNullable<Manifests['components']>['components'][string];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The same data with each path below this checkout written from its root: `./src/…`. */
function fromRoot<Data>(data: Data): Data {
  return JSON.parse(
    JSON.stringify(data, (_key, value: unknown) =>
      typeof value === 'string' ? value.replaceAll(process.cwd(), '.') : value,
    ),
  );
}

/** What Storybook adds to a component, and its types leave out. */
function additionsOf(component: Component) {
  const { reactDocgen, docs }: Record<string, unknown> = { ...component };
  return { docgen: isRecord(reactDocgen) ? reactDocgen : undefined, docs };
}

/** The line that brings a component into a page. Storybook would name this package, which exports nothing. */
function importOf(component: Component): string | undefined {
  const { docgen } = additionsOf(component);
  const file = String(docgen?.definedInFile).match(/^\.\/src\/(.+)\.tsx$/)?.[1];
  const place = `'../${file}'`;
  return file && `import { ${docgen?.exportName} } from ${place};`;
}

type Story = NonNullable<Component['stories']>[number];

/**
 * A story with code that can be pasted. Storybook resolves no argument that another module declares; what it leaves out
 * is written here, and a story that shows several components has no code.
 */
function withSnippet(story: Story, { name, path }: Component, importLine: string): Story {
  const { snippet = '', warning, ...described }: Story & { warning?: string } = story;
  const exported = snippet.match(/^const (\w+) =/)?.[1] ?? '';
  const isWhole = warning === undefined && snippet.includes(`<${name}`);
  const written = storySnippet(path, exported, name, importLine) ?? (isWhole ? snippet : undefined);
  return { ...described, ...(written && { snippet: written }) };
}

/**
 * Storybook's manifests, fit to be published: no path of the machine that built them, for each component
 * the import that a page needs, and among the docs those of stories that show no component.
 */
export function publishedManifests(manifests: Manifests = {}): Manifests {
  const { components, docs, ...others } = fromRoot(manifests);
  const found = Object.values(components?.components ?? {});
  const usable = new Map<string, Component>();
  for (const one of found) {
    const line = importOf(one);
    if (!line) continue;
    // A component with several files of stories is one component; its own file describes it.
    const known = usable.get(line);
    const described = known && !line.includes(`{ ${one.name} }`) ? known : one;
    usable.set(line, {
      ...described,
      import: line,
      stories: [
        ...(known?.stories ?? []),
        ...(one.stories ?? []).map((story) => withSnippet(story, one, line)),
      ],
    });
  }
  const helpers = found.filter((one) => !importOf(one)).map((one) => additionsOf(one).docs);
  return {
    ...others,
    components: {
      v: 0,
      ...components,
      components: Object.fromEntries(
        [...usable.values()].map((component) => [component.id, component]),
      ),
    },
    docs: { v: 0, docs: Object.assign({}, isRecord(docs) ? docs.docs : {}, ...helpers) },
  };
}
