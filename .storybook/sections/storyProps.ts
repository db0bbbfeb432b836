import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'vite';

interface Module {
  file: string;
  /** What the module declares or imports at its top, by name: a line to paste, and the value as a node and as text. */
  names: Map<string, { line: string; from?: string; value?: Node; inline?: string }>;
  textOf: (node: Node) => string;
}

/** A node of the syntax tree, as far as it is read here. */
interface Node {
  type: string;
  start: number;
  end: number;
  name?: string;
  value?: unknown;
  key?: Node;
  argument?: Node;
  expression?: Node;
  properties?: Node[];
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** Where a module would be imported from, on a page of the site. */
function placeOf(specifier: string, file: string): string {
  if (!specifier.startsWith('.')) return specifier;
  const place = relative('src/pages', join(dirname(file), specifier)).replaceAll('\\', '/');
  return place.startsWith('.') ? place : `./${place}`;
}

/** The value without what only the compiler reads. */
function untyped(node: Node): Node {
  const isTyped = node.type === 'TSSatisfiesExpression' || node.type === 'TSAsExpression';
  return isTyped && node.expression ? untyped(node.expression) : node;
}

function readModule(file: string): Module {
  const source = readFileSync(file, 'utf8');
  const { program } = parseSync(file, source);
  const names: Module['names'] = new Map();
  const textOf = ({ start, end }: { start: number; end: number }) => source.slice(start, end);
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration' && statement.importKind !== 'type')
      for (const specifier of statement.specifiers) {
        const text = textOf(specifier);
        const imported = specifier.type === 'ImportSpecifier' ? `{ ${text} }` : text;
        const from = statement.source.value;
        names.set(specifier.local.name, {
          line: `import ${imported} from '${placeOf(from, file)}';`,
          from,
        });
      }
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type === 'FunctionDeclaration' && declaration.id)
      names.set(declaration.id.name, { line: textOf(declaration) });
    if (declaration?.type !== 'VariableDeclaration') continue;
    const line = textOf(declaration);
    for (const { id, init } of declaration.declarations) {
      const text = isNode(init) ? textOf(init) : '';
      if (id.type === 'Identifier') {
        const value = isNode(init) ? untyped(init) : undefined;
        names.set(id.name, { line, value, inline: text });
      }
      const bound = textOf(id).matchAll(/(\w+)(?:: (\w+))?(?=\s*[,}\]=])/g);
      for (const [, key = '', name = key] of id.type === 'Identifier' ? [] : bound)
        names.set(name, { line, ...(id.type === 'ObjectPattern' && { inline: `${text}.${key}` }) });
    }
  }
  return { file, names, textOf };
}

const propertyOf = (object: Node | undefined, name: string) => {
  const value = object?.properties?.find(({ key }) => key?.name === name)?.value;
  return isNode(value) ? untyped(value) : undefined;
};

/** The attributes that arguments become, by the name of the prop, with the module that their text is from. */
function attributesOf(args: Node | undefined, module: Module): Map<string, [string, Module]> {
  if (!args) return new Map();
  const { name = '' } = args;
  const known = args.type === 'Identifier' ? module.names.get(name) : undefined;
  if (known?.value) return attributesOf(known.value, module);
  if (known?.from?.startsWith('.')) {
    const path = join(dirname(module.file), known.from);
    const file = [`${path}.ts`, `${path}.tsx`].find((one) => existsSync(one));
    const home = file?.startsWith('stories') ? readModule(file) : undefined;
    const value = home?.names.get(name)?.value;
    if (home && value?.type === 'ObjectExpression') return attributesOf(value, home);
  }
  if (args.type !== 'ObjectExpression') {
    const text = `{...${module.textOf(args)}}`;
    return new Map([[text, [text, module]]]);
  }
  const attributes = new Map<string, [string, Module]>();
  for (const { type, key, value, argument } of args.properties ?? [])
    if (type === 'SpreadElement' && argument)
      for (const [prop, attribute] of attributesOf(argument, module))
        attributes.set(prop, attribute);
    else if (key && isNode(value)) {
      // A constant that an argument names alone is written in its place.
      const named = value.type === 'Identifier' && module.names.get(value.name ?? '')?.inline;
      const text = named || module.textOf(value);
      const isPlain = value.type === 'Literal' && /^'[^'"\\]*'$/.test(text);
      const written = isPlain ? text.replaceAll("'", '"') : `{${text}}`;
      attributes.set(module.textOf(key), [`${module.textOf(key)}=${written}`, module]);
    }
  return attributes;
}

const nameInText = /(?<![.\w])[A-Za-z]\w*/g;

/** Adds the lines that a text needs above it: imports and declarations of its module, and what those need. */
function addLines(text: string, module: Module, lines: Set<string>, open = new Set<string>()) {
  const code = text.replaceAll(/'[^'\n]*'|"[^"\n]*"/g, '').replaceAll('...', ' ');
  for (const [name] of code.matchAll(nameInText)) {
    const line = module.names.get(name)?.line;
    if (!line || open.has(line)) continue;
    open.add(line);
    if (!line.startsWith('import ')) addLines(line, module, lines, open);
    lines.add(line);
  }
}

/** An argument of a story as code. */
export interface PropCode {
  prop: string;
  /** The attribute that it becomes. */
  text: string;
  /** The imports and declarations that the attribute names, in the order in which they stand. */
  lines: readonly string[];
}

/**
 * The arguments of a story as they are written. None where the story draws something else than its component alone.
 *
 * @param file of the stories, from the root of the project.
 * @param story the name that it is exported by.
 */
export function storyProps(file: string, story: string, component: string): PropCode[] | undefined {
  const module = readModule(file);
  const meta = module.names.get('meta')?.value;
  const own = module.names.get(story)?.value;
  const isComposed = own?.properties?.some(
    ({ type, argument }) => type === 'SpreadElement' && argument?.type === 'CallExpression',
  );
  if (own?.type !== 'ObjectExpression' || isComposed) return undefined;
  const render = propertyOf(own, 'render') ?? propertyOf(meta, 'render');
  // What a story puts around its component is not the component's.
  const isAlone = !render || module.textOf(render).split(`<${component} {...args}`).length === 2;
  if (!isAlone) return undefined;
  const attributes = new Map([
    ...attributesOf(propertyOf(meta, 'args'), module),
    ...attributesOf(propertyOf(own, 'args'), module),
  ]);
  return [...attributes].map(([prop, [text, home]]) => {
    const lines = new Set<string>();
    addLines(text.replace(/^\w+=/, ''), home, lines);
    return { prop, text, lines: [...lines] };
  });
}
