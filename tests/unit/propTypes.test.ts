import { expect, it } from 'vitest';
import { declarationsIn } from '../../.storybook/propTypes/declarationsIn';
import { describeType } from '../../.storybook/propTypes/describeType';
import { readDeclarations } from '../../.storybook/propTypes/typeDeclarations';

const declarations = declarationsIn(`
import type { Other } from './other';

/** Where it stands. */
export type Tone = 'onLight' | 'onDark';

export interface Menu {
  /** Word on the button. */
  label: string;
  links: readonly Link[];
  help: { text: string; label: string };
  long: {
    text: string;
    tone: Tone;
  };
}

interface Link {
  href: string;
}

const menu: Menu = {};
`);

it('finds every declared type with its text', () => {
  expect(Object.keys(declarations)).toEqual(['Tone', 'Menu', 'Link']);
  expect(declarations.Tone).toBe("type Tone = 'onLight' | 'onDark';");
  expect(declarations.Link).toBe('interface Link {\n  href: string;\n}');
});

it('shows the values of a union, also of one that has a name', () => {
  const described = { summary: "'onLight' | 'onDark'", values: ['onLight', 'onDark'] };
  expect(describeType("'onLight' | 'onDark'", declarations)).toEqual(described);
  expect(describeType('Tone', declarations)).toEqual(described);
});

it('shows the fields of an object and of what its fields name', () => {
  expect(describeType('ReadonlyArray<Menu>', declarations)).toEqual({
    summary: 'ReadonlyArray<Menu>',
    detail: [declarations.Menu, declarations.Link, declarations.Tone].join('\n\n'),
  });
});

it('shows the one field that a type picks', () => {
  expect(describeType("Menu['help']", declarations).detail).toBe(
    'help: { text: string; label: string };',
  );
  expect(describeType("Menu['long']", declarations).detail).toBe(
    `long: {\n  text: string;\n  tone: Tone;\n};\n\n${declarations.Tone}`,
  );
});

it('writes a type of several lines in one, and what it picks into the detail', () => {
  const { summary, detail } = describeType(
    "Pick<\n  Link,\n  | 'href'\n  | 'label'\n>",
    declarations,
  );
  expect(summary).toBe('Pick<Link, …>');
  expect(detail).toBe(`Pick<Link, 'href' | 'label'>\n\n${declarations.Link}`);
});

it('knows the types of the site', () => {
  const { detail } = describeType("HomeContent['help']", readDeclarations());
  expect(detail).toBe('help: { text: string; label: string };');
});
