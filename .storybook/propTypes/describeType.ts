/** A type as a table of props shows it. */
export interface DescribedType {
  /** The type in one line; of a union its values. */
  summary: string;
  /** The declarations of the types that it names: their fields or values. */
  detail?: string;
  /** The values of a union of literals. */
  values?: readonly string[];
}

type Declarations = Readonly<Record<string, string>>;

/** What of a detail is shown: a table is no place for the types of a whole page. */
const longestDetail = 80;

const inOneLine = (type: string) =>
  type
    .replaceAll(/\/\*\*.*?\*\/\s*/gs, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replaceAll(/([<(,])\s?\|/g, '$1')
    .replaceAll(/([<(])\s/g, '$1')
    .replaceAll(/,?\s([>)])/g, '$1')
    .trim();

/** What `type Name = …` stands for; an interface stands for itself. */
const meaningOf = (name: string, declarations: Declarations) =>
  declarations[name]?.match(/^type \w+ =(.*);$/s)?.[1];

/** The member of a declared type, with its own sentence: the lines from its name to the next that is as far to the right. */
function memberOf(declaration: string, member: string): string | undefined {
  const lines = declaration.split('\n');
  const first = lines.findIndex(
    (line) => line.startsWith(`  ${member}: `) || line.startsWith(`  ${member}?: `),
  );
  if (first < 0) return undefined;
  const isLong = !lines[first]?.endsWith(';');
  const last = isLong
    ? lines.findIndex((line, index) => index > first && /^ {2}\S/.test(line))
    : first;
  return lines
    .slice(first, last + 1)
    .map((line) => line.slice(2))
    .join('\n');
}

/** Names of declared types in the text, but for those within its comments and its strings. */
const namesIn = (text: string, declarations: Declarations) =>
  [...text.replaceAll(/\/\*\*.*?\*\/|'[^']*'/gs, '').matchAll(/\b[A-Z]\w*/g)]
    .map(([name]) => name)
    .filter((name) => Object.hasOwn(declarations, name));

function detailOf(type: string, declarations: Declarations): string | undefined {
  const parts = new Map<string, string>();
  const lines = () => [...parts.values()].join('\n').split('\n').length;
  const add = (text: string) => {
    const members = [...text.matchAll(/\b(\w+)\['(\w+)'\]/g)];
    for (const [whole, name = '', member = ''] of members) {
      const found = memberOf(declarations[name] ?? '', member);
      if (!found || parts.has(whole)) continue;
      parts.set(whole, found);
      add(found);
    }
    const isPart = new Set(members.map(([, name]) => name));
    const names = namesIn(text, declarations).filter((name) => !isPart.has(name));
    for (const name of names)
      if (!parts.has(name) && lines() < longestDetail) {
        const text = declarations[name] ?? '';
        parts.set(name, text);
        add(text.replace(/^\w+ \w+/, ''));
      }
  };
  add(type);
  return [...parts.values()].join('\n\n') || undefined;
}

const literal = /^'[^']*'$/;

/** What a table of props says of a type, whatever names it goes by. */
export function describeType(type: string, declarations: Declarations): DescribedType {
  const meaning = meaningOf(type, declarations);
  const members = inOneLine(meaning ?? type).split(' | ');
  if (members.length > 1 && members.every((member) => literal.test(member)))
    return {
      summary: members.join(' | '),
      values: members.map((member) => member.slice(1, -1)),
    };
  const whole = inOneLine(type);
  const detail = detailOf(type, declarations);
  // The fields that are picked stand in the detail; Storybook would take each for a value.
  const summary = whole.replace(/^(Pick|Omit)<(\w+), .* \| .*>$/, '$1<$2, …>');
  return { summary, detail: summary === whole ? detail : `${whole}\n\n${detail ?? ''}`.trim() };
}
