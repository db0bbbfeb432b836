import { readdirSync, readFileSync } from 'node:fs';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

/** How many styles reach into other elements: for a state, for print, within a drawing. It only falls. */
const reached = 22;

const element =
  /^(?:a|b|strong|em|svg|img|ul|ol|li|h[1-4]|dl|dt|dd|span|div|button|summary|details|figure|figcaption|path|picture|table|tr|td|th)$/;

/**
 * What a component may write where the theme has names: those names, nothing at all, and what is in proportion to the
 * element or its text (`em`, `50%`). What a template takes from elsewhere stands as `$`.
 */
const rules = [
  {
    rule: 'type is a variant of `typography`',
    names: /^(?:fontSize|fontWeight|lineHeight)$/,
    allowed: /^(?:inherit|fontWeight\w+|[\d.]+em)$/,
  },
  {
    rule: 'a corner is `1`, or `corner` of the tokens',
    names: /^border\w*Radius$/,
    allowed: /^(?:1|50%|inherit|[\s0$]+)$/,
  },
  {
    rule: 'a border is `hairline` or `edge`',
    names: /^border(?:Top|Bottom|Left|Right|(?:Block|Inline)(?:Start|End)?)?(?:Width)?$/,
    allowed: /^(?:0|none|inherit|hairline|edge)$/,
  },
  {
    rule: 'space is counted in units of the theme',
    names: /^(?:[mp][trblxyse]?|(?:margin|padding)\w*|gap|(?:row|column)Gap)$/,
    allowed: /^(?!.*[\d.]+(?:px|rem)\b)/,
  },
];

const filesOf = (...layers: string[]) =>
  layers.flatMap((layer) =>
    readdirSync(`src/${layer}`, { encoding: 'utf8', recursive: true })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `src/${layer}/${file}`),
  );

function textOf(node: ESTree.Node): string | undefined {
  if (node.type === 'Literal') return String(node.value);
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.raw).join('$');
  return undefined;
}

/** Every text that a value can be: of each breakpoint and of each choice. */
function textsOf(node: ESTree.Node): string[] {
  if (node.type === 'ConditionalExpression')
    return [...textsOf(node.consequent), ...textsOf(node.alternate)];
  if (node.type === 'ObjectExpression')
    return node.properties.flatMap((part) => (part.type === 'Property' ? textsOf(part.value) : []));
  return [textOf(node) ?? []].flat();
}

/** Every property that the objects of a file have, styles among them. */
function propertiesOf(file: string) {
  const found: { name: string; value: ESTree.Node; place: string }[] = [];
  const source = readFileSync(file, 'utf8');
  new Visitor({
    Property({ key, value, start }) {
      const name = key.type === 'Identifier' ? key.name : textOf(key);
      const line = source.slice(0, start).split('\n').length;
      if (name) found.push({ name, value, place: `${file}:${line} ${name}` });
    },
  }).visit(parseSync(file, source).program);
  return found;
}

/** Whether the subject of a selector is not the element that has the style; slots of MUI are aside. */
const reaches = (selector: string) =>
  /^[^@].*[&>:]|^[&>:]/.test(selector) &&
  selector
    .replaceAll(/\([^()]*\)|\[[^\]]*\]/g, '')
    .split(',')
    .some((one) => !one.includes('.Mui') && /[ >+~]/.test(one.trim().replace(/^&(?=\S)/, '')));

test('few styles reach into other elements, and never more', () => {
  const reaching = filesOf('atoms', 'sections', 'forms', 'pages', 'art', 'theme')
    // A reset names elements, and so do the variants of type.
    .filter((file) => !/(?:baseline|fontFace|typography)\.ts$/.test(file))
    .flatMap(propertiesOf)
    .filter(({ name, value }) =>
      element.test(name) ? value.type === 'ObjectExpression' : reaches(name),
    )
    .map(({ place }) => place);
  const advice =
    reaching.length > reached
      ? `Style the element itself, not from outside:\n${reaching.join('\n')}`
      : 'Lower `reached` of this test to what is found';
  expect(reaching.length, advice).toBe(reached);
});

for (const { rule, names, allowed } of rules)
  test(rule, () => {
    const typed = filesOf('atoms', 'sections', 'forms', 'pages')
      .flatMap(propertiesOf)
      .filter(({ name }) => names.test(name))
      .flatMap(({ value, place }) =>
        textsOf(value).flatMap((text) => (allowed.test(text) ? [] : `${place}: ${text}`)),
      );
    expect(typed).toEqual([]);
  });
