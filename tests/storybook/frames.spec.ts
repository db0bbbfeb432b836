import { expect } from '@playwright/test';
import { readEntries } from './builtStorybook';
import { test } from './storybookTest';

test('a docs page draws the stories that need a window of their own in frames', async ({
  storybook: { show, drawFrames },
}) => {
  const docs = readEntries().filter(({ id }) => id === 'sections-siteheader--docs');
  for (const entry of docs) expect(await show(entry)).toEqual([]);
  expect(await drawFrames(() => true)).toEqual({
    titles: ['Default', 'Kitchen Sink'],
    errors: [],
  });
});
