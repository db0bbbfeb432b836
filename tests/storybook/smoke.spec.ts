import { expect } from '@playwright/test';
import { readEntries } from './builtStorybook';
import { test } from './storybookTest';

const entries = readEntries();
const documented = new Set(entries.flatMap(({ type, title }) => (type === 'docs' ? [title] : [])));

// A docs page draws the stories of its component; the tests of the stories draw each of them by itself.
for (const entry of entries.filter(
  ({ type, title }, index) =>
    type === 'docs' ||
    (!documented.has(title) && entries.findIndex((other) => other.title === title) === index),
))
  test(`${entry.title}: ${entry.name} opens without an error`, async ({ storybook }) => {
    expect(await storybook.show(entry)).toEqual([]);
  });
