import { expect } from '@playwright/test';
import { readEntries } from './builtStorybook';
import { test } from './storybookTest';

test('a docs page draws the stories that need a window of their own in frames', async ({
  storybook: { preview, show, drawFrames },
}) => {
  const docs = readEntries().filter(({ id }) => id === 'sections-siteheader--docs');
  for (const entry of docs) expect(await show(entry)).toEqual([]);
  // In a narrower frame the header hides what its play looks for.
  await preview.setViewportSize({ width: 1280, height: 900 });
  expect(await drawFrames((id) => id === 'sections-siteheader--default')).toEqual({
    // First by itself, then among the stories.
    titles: ['Default', 'Default'],
    errors: [],
    problems: [],
  });
});
