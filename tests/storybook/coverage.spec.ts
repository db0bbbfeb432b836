import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { readBuilt, readEntries } from './builtStorybook';
import { findMissing } from './findMissing';
import { findMissingSnapshots } from './findMissingSnapshots';
import { readStories } from './runningPreview';
import { sourceComponents } from './sourceComponents';
import { test } from './storybookTest';

const entries = readEntries();

const controls =
  ':is(a[href], button, input:not([type=hidden]), select, textarea, summary):not([inert] *)';

test('every component has its stories, its docs page and a place in the manifest', async ({
  storybook: { preview, show },
}) => {
  const interactive = new Set<string>();
  for (const entry of entries)
    if (/^(Atoms|Sections)\//.test(entry.title) && entry.name === 'Default') {
      await show(entry);
      if ((await preview.locator(`#storybook-root ${controls}`).count()) > 0)
        interactive.add(entry.id);
    }
  const manifest: { components: Record<string, { name: string }> } = JSON.parse(
    readBuilt('manifests/components.json'),
  );
  const missing = findMissing(sourceComponents(), {
    entries,
    readPage: (file) => readFileSync(file, 'utf8'),
    interactive,
    manifest: new Set(Object.values(manifest.components).map(({ name }) => name)),
  });
  expect(missing.join('\n'), 'what is missing').toBe('');
});

test('every kitchen sink, page and state of a form has snapshots, nothing else has, and there are at most 300', async ({
  storybook: { preview },
}) => {
  const stories = await readStories(preview);
  expect(findMissingSnapshots(entries, stories).join('\n'), 'what is missing').toBe('');
  // A full build must fit several times into the month of a free plan, which has 5000.
  const counts = [...stories.values()].map(({ modes }) => Object.keys(modes).length);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(300);
});
