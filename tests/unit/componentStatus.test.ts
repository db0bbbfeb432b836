import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type ComponentStatus, componentStatus } from '../../.storybook/status/componentStatus';
import { sourceComponents } from '../storybook/sourceComponents';

const components = sourceComponents().filter(({ layer }) => layer !== 'pages');
const changeLog = readFileSync('CHANGELOG.md', 'utf8');

const storyFiles = readdirSync('stories', { encoding: 'utf8', recursive: true })
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => readFileSync(join('stories', file), 'utf8'));

/** The exported stories of a component, in all of its files. */
const storiesOf = (component: string) =>
  storyFiles
    .filter((text) => new RegExp(`title: '[^']*/${component}(/[^']*)?',`).test(text))
    .flatMap((text) => [...text.matchAll(/^export const (\w+)/gm)].map(([, story]) => story));

test('each component has a status', () => {
  expect(components.map(({ name }) => name).filter((name) => !(name in componentStatus))).toEqual(
    [],
  );
});

/** The components of which something does not hold. */
const without = (holds: (name: string, status: ComponentStatus) => boolean) =>
  Object.entries(componentStatus)
    .filter(([name, status]) => !holds(name, status))
    .map(([name]) => name);

test('each check names a story of its component', () => {
  const isProved = (name: string, { checklist }: ComponentStatus) => {
    const stories = storiesOf(name);
    return Object.values(checklist).every((story) => stories.includes(story));
  };
  expect(without(isProved)).toEqual([]);
});

test('what has states under a pointer is checked by keyboard and for its target size', () => {
  const isChecked = (name: string, { checklist: { keyboard, targetSize } }: ComponentStatus) =>
    Boolean(keyboard) === Boolean(targetSize) &&
    (Boolean(keyboard) || !storiesOf(name).includes('PseudoStates'));
  expect(without(isChecked)).toEqual([]);
});

test('the version of each stands in the change log', () => {
  expect(without((_name, { since }) => changeLog.includes(`## [${since}]`))).toEqual([]);
});

test('just what is deprecated says what to use instead', () => {
  expect(
    without((_name, { status, instead }) => Boolean(instead) === (status === 'deprecated')),
  ).toEqual([]);
});
