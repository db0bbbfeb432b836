import type { SectionCode } from '../../../.storybook/sections/readSections';
import type { Composition, Entry } from './composition';
import { withWords } from './withWords';

/** A section as it is written: its entry, its code, and the arguments of its story. */
export interface Written {
  entry: Entry;
  code: SectionCode;
  args: Readonly<Record<string, unknown>>;
}

const isName = /^[a-z_]\w*$/i;

/** A value as code. */
function literal(value: unknown, indent = '  '): string {
  if (typeof value === 'string' && !/['\\\n]/.test(value)) return `'${value}'`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const lines = Object.entries(value).map(([key, item]) => {
    const label = isList ? '' : `${isName.test(key) ? key : `'${key}'`}: `;
    return `${indent}  ${label}${literal(item, `${indent}  `)},\n`;
  });
  return `${isList ? '[' : '{'}\n${lines.join('')}${indent}${isList ? ']' : '}'}`;
}

/** An attribute without the declaration that it names alone, and the lines that it still needs. */
function inlined(text: string, lines: readonly string[]) {
  const [, prop, name] = text.match(/^(\w+)=\{(\w+)\}$/) ?? [];
  for (const line of lines) {
    const [, own, value] = line.match(/^const (\w+)[^=]*? = (.*);$/s) ?? [];
    const [, fields = '', whole] = line.match(/^const \{(.*?)\} = (.*);$/s) ?? [];
    const field = fields.split(',').find((one) => one.trim().split(': ').at(-1) === name);
    const found = name === own ? value : field && `${whole}.${field.trim().split(': ')[0]}`;
    if (name && found)
      return { text: `${prop}={${found}}`, lines: lines.filter((one) => one !== line) };
  }
  return { text, lines };
}

/** Import lines with one for each module. */
function joined(lines: readonly string[]) {
  const names = new Map<string, Set<string>>();
  for (const line of lines) {
    const [, imported = '', from = ''] = line.match(/^import \{ (.*) \} from (.*);$/) ?? [];
    names.set(from, (names.get(from) ?? new Set()).add(imported));
  }
  return [...names]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([from, imported]) => `import { ${[...imported].sort().join(', ')} } from ${from};`);
}

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
const upperFirst = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The files of a composition, as the guide “Compose a page” writes them. */
export function pageFiles({ name, title, description }: Composition, sections: readonly Written[]) {
  const page = `${upperFirst(name)}Page`;
  const path = `/${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  const messages: Record<string, unknown> = { meta: { title, description } };
  const lines = [
    `import { ${name} as messages } from '#messages/pages/${name}';`,
    "import { site } from '#messages/site';",
    "import { paths } from '../content/paths';",
    "import { PageHead } from '../sections/PageHead';",
  ];
  const elements = sections.map(({ entry, code, args }, index) => {
    const before = sections.slice(0, index).filter((one) => one.code === code).length;
    const key = `${lowerFirst(code.name)}${before ? before + 1 : ''}`;
    const words = withWords(args, entry.words);
    if (Object.keys(words).length > 0) messages[key] = words;
    const attributes = new Map(code.props.map((one) => [one.prop, inlined(one.text, one.lines)]));
    for (const prop of Object.keys(words))
      attributes.set(prop, { text: `${prop}={messages.${key}.${prop}}`, lines: [] });
    for (const [prop, value] of Object.entries(entry.looks))
      attributes.set(prop, {
        text: typeof value === 'string' ? `${prop}="${value}"` : `${prop}={${value}}`,
        lines: [],
      });
    lines.push(code.importLine, ...[...attributes.values()].flatMap((one) => one.lines));
    const texts = [...attributes.values()].map(({ text }) => text);
    const inOneLine = `      <${[code.name, ...texts].join(' ')} />`;
    return inOneLine.length <= 100 && !inOneLine.includes('\n')
      ? inOneLine
      : `      <${[code.name, ...texts].join('\n        ')}\n      />`;
  });
  const declared = new Set(lines.filter((line) => !line.startsWith('import ')));
  return {
    [`src/pages/${page}.tsx`]: [
      ...joined(lines.filter((line) => line.startsWith('import '))),
      ...[...declared].map((line) => `\n${line}`),
      `\nexport function ${page}() {\n  return (\n    <>`,
      `      <PageHead meta={messages.meta} site={site} path={paths.${name}} />`,
      ...elements,
      '    </>\n  );\n}',
    ].join('\n'),
    [`src/content/en/pages/${name}.ts`]: [
      "import type { PageMeta } from '../../contentShapes';\n",
      `export const ${name} = ${literal(messages, '')} as const satisfies { meta: PageMeta; [section: string]: unknown };`,
    ].join('\n'),
    'src/content/paths.ts': [
      `// In \`paths\`:\n${name}: '${path}',`,
      `// In \`mainPages\`:\n${name}: { path: paths.${name}, isIndexed: true },`,
    ].join('\n\n'),
  };
}
