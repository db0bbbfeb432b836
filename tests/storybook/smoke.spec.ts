import { expect } from '@playwright/test';
import { readEntries } from './builtStorybook';
import { test } from './storybookTest';

const entries = readEntries();

for (const title of new Set(entries.map((entry) => entry.title)))
  test(`${title}: every story and docs page opens without an error`, async ({ storybook }) => {
    const problems: string[] = [];
    for (const entry of entries.filter((one) => one.title === title))
      for (const problem of await storybook.show(entry)) problems.push(`${entry.id}: ${problem}`);
    expect(problems.join('\n'), 'what went wrong').toBe('');
  });
