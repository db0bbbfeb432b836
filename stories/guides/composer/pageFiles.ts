import type { SectionCode } from '../../../.storybook/sections/readSections';
import { paths } from '../../../src/content/paths';
import { type Composition, type Entry, upperFirst } from './composition';
import { withValues } from './withValues';

/** A section as it is written: its entry, its code, and the arguments of its story. */
interface Written {
  entry: Entry;
  code: SectionCode;
  args: Readonly<Record<string, unknown>>;
}

/** The path of a page as a page writes it, and any other choice as it is. */
function asCode(value: string | boolean) {
  const [page] = Object.entries(paths).find(([, path]) => path === value) ?? [];
  if (page) return `{paths.${page}}`;
  return typeof value === 'string' ? `"${value}"` : `{${value}}`;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The files of a composed page, and what is added to the record of the paths; the formatter sets their lines. */
export function pageFiles({ name, title, description }: Composition, sections: readonly Written[]) {
  const page = `${upperFirst(name)}Page`;
  const path = `/${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  const messages: Record<string, Record<string, unknown>> = { meta: { title, description } };
  const lines = new Set([
    `import { ${name} as messages } from '#messages/pages/${name}';`,
    "import { site } from '#messages/site';",
    "import { paths } from '../content/paths';",
    "import { PageHead } from '../sections/PageHead';",
  ]);
  const elements = sections.map(({ entry, code, args }, index) => {
    const before = sections.slice(0, index).filter((one) => one.code === code).length;
    const key = `${lowerFirst(code.name)}${before ? before + 1 : ''}`;
    const all = withValues(args, entry.values);
    const attributes = new Map(code.props.map((one) => [one.prop, one]));
    for (const [at, value] of Object.entries(entry.values)) {
      const [prop = ''] = at.split('.');
      const isChoice = at in code.choices;
      if (!isChoice) messages[key] = { ...messages[key], [prop]: all[prop] };
      const text = `${prop}=${isChoice ? asCode(value) : `{messages.${key}.${prop}}`}`;
      attributes.set(prop, { prop, text, lines: [] });
    }
    lines.add(`import { ${code.name} } from '../sections/${code.name}';`);
    for (const line of [...attributes.values()].flatMap((one) => one.lines)) lines.add(line);
    const texts = [...attributes.values()].map(({ text }) => text);
    return `      <${[code.name, ...texts].join('\n        ')}\n      />`;
  });
  const isImport = (line: string) => line.startsWith('import ');
  const literal = JSON.stringify(messages, null, 2).replaceAll(/^( *)"(\w+)":/gm, '$1$2:');
  return {
    [`src/pages/${page}.tsx`]: [
      ...[...lines].filter(isImport),
      ...[...lines].filter((line) => !isImport(line)).map((line) => `\n${line}`),
      `\nexport function ${page}() {\n  return (\n    <>`,
      `      <PageHead meta={messages.meta} site={site} path={paths.${name}} />`,
      ...elements,
      '    </>\n  );\n}',
    ].join('\n'),
    [`src/content/en/pages/${name}.ts`]: [
      "import type { PageMeta } from '../../contentShapes';\n",
      `export const ${name} = ${literal} as const satisfies { meta: PageMeta; [section: string]: unknown };`,
    ].join('\n'),
    'src/content/paths.ts': [
      `// In \`paths\`:\n${name}: '${path}',`,
      `// In \`mainPages\`:\n${name}: { path: paths.${name}, isIndexed: true },`,
    ].join('\n\n'),
  };
}
