import { expect } from '@playwright/test';
import { readEntries } from './builtStorybook';
import { readDrawn } from './runningPreview';
import { test } from './storybookTest';

const entries = readEntries();

for (const title of new Set(entries.map((entry) => entry.title)))
  test(`${title}: every story and docs page opens without an error`, async ({ storybook }) => {
    const problems: string[] = [];
    // A story that its docs page has drawn is not opened by itself as well.
    const drawn = new Set<string>();
    const ofTitle = entries.filter((one) => one.title === title);
    const docsFirst = ofTitle.toSorted((one, other) => one.type.localeCompare(other.type));
    for (const entry of docsFirst) {
      if (drawn.has(entry.id)) continue;
      for (const problem of await storybook.show(entry)) problems.push(`${entry.id}: ${problem}`);
      if (entry.type === 'docs') for (const id of await readDrawn(storybook.preview)) drawn.add(id);
    }
    expect(problems.join('\n'), 'what went wrong').toBe('');
  });
