import { parseSync } from 'vite';

/** A small change of a source, after which a test should fail. */
export interface Fault {
  /** Place of what is replaced, in UTF-16 units of the source. */
  start: number;
  end: number;
  replacement: string;
}

type Node = Record<string, unknown> & { type: string; start: number; end: number };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** What stands for an operator: the ones next to it, as Stryker has them. */
const operators: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
  '++': ['--'],
  '--': ['++'],
};

/** A method for another; a blank leaves the call out. */
const methods: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  max: 'min',
  min: 'max',
  toLowerCase: 'toUpperCase',
  toUpperCase: 'toLowerCase',
  trim: '',
  filter: '',
  slice: '',
  sort: '',
  reverse: '',
};

/** Pieces of a regular expression, and what stands for them. */
const patterns: readonly (readonly [RegExp, (piece: string) => string])[] = [
  [/^\^|\$$/g, () => ''],
  [/\\[dDsSwWpP](?:\{\w+\})?/g, (piece) => piece.replace(/[a-z]/i, swapCase)],
  [/(?<!\\)\[\^?/g, (piece) => (piece === '[' ? '[^' : '[')],
  [/(?<=[\])}\w])[+*?]|\{\d+(?:,\d*)?\}(?!\])/g, () => ''],
  [/\(\?<?[=!]/g, (piece) => piece.replace(/[=!]/, (sign) => (sign === '=' ? '!' : '='))],
];

const swapCase = (letter: string) =>
  letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();

/** Types do nothing, and styles are compared by their pictures. */
const isLeftOut = ({ type, name }: Node) =>
  /^TS(?!AsExpression|SatisfiesExpression)|^ImportDeclaration$/.test(type) ||
  (type === 'JSXAttribute' && isNode(name) && name.name === 'sx');

const isModuleName = (parent?: Node) => parent?.type === 'ImportExpression';

/** The faults of a source, in its order. Nothing runs in them for ever: loops count their rounds. */
export function findFaults(file: string, source: string): Fault[] {
  const faults: Fault[] = [];
  const textOf = ({ start, end }: Node) => source.slice(start, end);
  const replace = ({ start, end }: { start: number; end: number }, replacement: string) => {
    if (source.slice(start, end) !== replacement) faults.push({ start, end, replacement });
  };

  function visit(node: Node, parent?: Node) {
    if (isLeftOut(node)) return;
    const { type, left, right, operator, test, body, callee } = node;

    if (isNode(left) && isNode(right) && typeof operator === 'string') {
      const texts = [left, right].some((side) => /^['"`]/.test(textOf(side)));
      if (!(operator === '+' && texts)) {
        for (const other of operators[operator] ?? [])
          replace(node, `(${textOf(left)} ${other} ${textOf(right)})`);
      }
    }
    if (isNode(test)) {
      const isLoop = /^(For|While|DoWhile)Statement$/.test(type);
      for (const value of isLoop ? ['false'] : ['true', 'false']) replace(test, value);
    }
    if (type === 'LogicalExpression' && /^(&&|\|\|)$/.test(String(operator)))
      for (const value of ['true', 'false']) replace(node, value);
    if (type === 'UnaryExpression' && /^[!-]$/.test(String(operator)) && isNode(node.argument))
      replace(node, textOf(node.argument));
    if (type === 'UpdateExpression' && isNode(node.argument))
      replace(node, `${textOf(node.argument)}${operators[String(operator)]?.[0]}`);
    if (type === 'ArrowFunctionExpression' && isNode(body) && body.type !== 'BlockStatement')
      replace(body, 'undefined');
    if (type === 'BlockStatement' && textOf(node).length > 2) replace(node, '{}');
    if (type === 'ArrayExpression') replace(node, textOf(node) === '[]' ? "['planted']" : '[]');
    if (type === 'ObjectExpression' && textOf(node) !== '{}') replace(node, '{}');
    if (type === 'MemberExpression' && node.optional === true && isNode(node.object)) {
      const { end } = node.object;
      replace({ start: end, end: end + 2 }, source[end + 2] === '[' ? '' : '.');
    }
    if (type === 'CallExpression' && node.optional === true && isNode(callee))
      replace({ start: callee.end, end: callee.end + 2 }, '');
    if (type === 'CallExpression' && isNode(callee) && isNode(callee.property)) {
      const other = methods[textOf(callee.property)];
      if (other) replace(callee.property, other);
      if (other === '' && isNode(callee.object)) replace(node, textOf(callee.object));
    }
    if (type === 'TemplateLiteral' && !isModuleName(parent)) replace(node, '``');
    if (type === 'Literal') visitLiteral(node, parent);

    for (const [key, value] of Object.entries(node)) {
      const isName = key === 'key' && node.computed !== true;
      if (isName || key === 'typeAnnotation' || key === 'typeArguments') continue;
      for (const child of Array.isArray(value) ? value : [value])
        if (isNode(child)) visit(child, node);
    }
  }

  function visitLiteral(node: Node, parent?: Node) {
    const { value } = node;
    if (typeof value === 'boolean') replace(node, String(!value));
    if (typeof value === 'string' && !parent?.type.startsWith('JSX') && !isModuleName(parent))
      replace(node, value === '' ? "'planted'" : "''");
    if (value instanceof RegExp)
      for (const [piece, other] of patterns)
        for (const { 0: found, index } of value.source.matchAll(piece)) {
          const start = node.start + 1 + index;
          replace({ start, end: start + found.length }, other(found));
        }
  }

  const { program } = parseSync(file, source);
  if (isNode(program)) visit(program);
  const unique = new Map(faults.map((fault) => [JSON.stringify(fault), fault]));
  return [...unique.values()].sort((one, other) => one.start - other.start);
}

/** The source with a fault, whose loops end by an error where they would not end otherwise. */
export function withFault(source: string, { start, end, replacement }: Fault): string {
  const faulty = source.slice(0, start) + replacement + source.slice(end);
  const count = '(globalThis.rounds = (globalThis.rounds ?? 0) + 1) > 1e7';
  return faulty.replace(
    /^(\s*)((?:for|while) \(.*\)) (\{|.*;$)/gm,
    (_all, indent: string, head: string, rest: string) => {
      const stop = `if (${count}) throw new Error('It does not end.');`;
      return rest === '{' ? `${indent}${head} { ${stop}` : `${indent}${head} { ${stop} ${rest} }`;
    },
  );
}
