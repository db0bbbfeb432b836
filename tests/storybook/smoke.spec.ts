import { expect } from '@playwright/test';
import { readEntries } from './builtStorybook';
import { isWhole } from './parseSnippet';
import { test } from './storybookTest';

const entries = readEntries();
const documented = new Set(entries.flatMap(({ type, title }) => (type === 'docs' ? [title] : [])));

// A docs page draws the stories of its component; the tests of the stories draw each of them by itself.
for (const entry of entries.filter(
  ({ type, title }, index) =>
    type === 'docs' ||
    (!documented.has(title) && entries.findIndex((other) => other.title === title) === index),
))
  test(`${entry.title}: ${entry.name} opens without an error, with whole code, and leaves the focus`, async ({
    storybook: { preview, show },
  }) => {
    expect(await show(entry)).toEqual([]);
    if (entry.type !== 'docs') return;
    const { code, focused, top } = await preview.evaluate(() => ({
      code: [
        ...document.querySelectorAll('.docblock-source pre :is(.language-tsx, .language-ts)'),
      ].map(({ textContent }) => textContent),
      focused: document.activeElement?.tagName,
      top: window.scrollY,
    }));
    expect(code.filter((text) => !isWhole(text))).toEqual([]);
    expect({ focused, top }).toEqual({ focused: 'BODY', top: 0 });
  });
