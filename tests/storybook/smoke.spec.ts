import { expect } from '@playwright/test';
import { readEntries } from './builtStorybook';
import { isWhole } from './parseSnippet';
import { test } from './storybookTest';

const entries = readEntries();
const withPlay = new Set(
  entries.flatMap(({ id, tags }) => (tags?.includes('play-fn') ? [id] : [])),
);
const documented = new Set(entries.flatMap(({ type, title }) => (type === 'docs' ? [title] : [])));

/** What has the focus, and how far the page is scrolled. */
const readPlace = () => ({ focused: document.activeElement?.tagName, top: window.scrollY });

/** The place of a reader who has done nothing yet. */
const untouched = { focused: 'BODY', top: 0 };

// A docs page draws the stories of its component; the tests of the stories draw each of them by itself.
for (const entry of entries.filter(
  ({ type, title }, index) =>
    type === 'docs' ||
    (!documented.has(title) && entries.findIndex((other) => other.title === title) === index),
))
  test(`${entry.title}: ${entry.name} opens without an error, with whole code, and leaves the focus`, async ({
    storybook: { preview, show, drawFrames },
  }) => {
    expect(await show(entry)).toEqual([]);
    if (entry.type !== 'docs') return;
    const code = await preview
      .locator('.docblock-source pre :is(.language-tsx, .language-ts)')
      .allTextContents();
    expect(code.filter((text) => !isWhole(text))).toEqual([]);
    expect(await preview.evaluate(readPlace)).toEqual(untouched);

    // The frames are empty so far; a play within one can take the focus of the page as well. What it logs is
    // left out: the frame is as narrow as the page, and a play for a wide window may not find what it looks for.
    const { errors } = await drawFrames((storyId) => withPlay.has(storyId));
    expect({ errors, ...(await preview.evaluate(readPlace)) }).toEqual({
      errors: [],
      ...untouched,
    });
  });
