import { expect } from '@playwright/test';
import { readEntries } from './builtStorybook';
import { finishDocs, finishFrames, readFramed } from './finishDocs';
import { isWhole } from './parseSnippet';
import { test } from './storybookTest';

const entries = readEntries();
const withPlay = new Set(
  entries.flatMap(({ id, tags }) => (tags?.includes('play-fn') ? [id] : [])),
);
const documented = new Set(entries.flatMap(({ type, title }) => (type === 'docs' ? [title] : [])));

// A docs page draws the stories of its component; the tests of the stories draw each of them by itself.
for (const entry of entries.filter(
  ({ type, title }, index) =>
    type === 'docs' ||
    (!documented.has(title) && entries.findIndex((other) => other.title === title) === index),
))
  test(`${entry.title}: ${entry.name} opens without an error, with whole code, and leaves the focus`, async ({
    storybook: { preview, show, url },
    browser,
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

    // The frames are empty here; a play within one can take the focus of the page as well.
    const framed = await readFramed(preview);
    if (!framed.some((id) => withPlay.has(id))) return;
    const page = await browser.newPage();
    await page.goto(`${url}iframe.html?id=${entry.id}&viewMode=docs`);
    await finishDocs(page);
    expect((await finishFrames(page)).errors).toEqual([]);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await page.close();
  });
