import { expect, test } from '@playwright/test';
import { readScreenshots } from '../visual/readScreenshots';

const limit = 300;

test(`a full build of Chromatic takes at most ${limit} snapshots`, async () => {
  const { length } = await readScreenshots();
  expect(
    length,
    `Each snapshot is paid for and looked at by a person. Where ${limit} do not suffice, take modes (\`snapshotIn\`) from \
stories whose look a kitchen sink or a page shows already; raise the limit only with the plan in Chromatic.`,
  ).toBeLessThanOrEqual(limit);
});
