import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from '@playwright/test';
import { builtStorybook } from './builtStorybook';

const traced = [
  { changed: 'src/content/hi/pages/home.ts', story: 'stories/pages/HomePage.stories.tsx' },
  {
    changed: 'src/content/hi/forms.ts',
    story: 'stories/forms/ContactForm/ContactFormMessages.stories.tsx',
  },
  { changed: 'src/art/thanks.svg', story: 'stories/pages/ThanksPage.stories.tsx' },
  { changed: 'src/atoms/StatCard.tsx', story: 'stories/atoms/StatCard.stories.tsx' },
];

for (const { changed, story } of traced) {
  test(`TurboSnap takes ${story} anew for a change of ${changed}`, () => {
    const stats = join(builtStorybook, 'preview-stats.json');
    const { stdout } = spawnSync(
      'npx',
      ['chromatic', 'trace', '--mode', 'compact', '--stats-file', stats, changed],
      {
        encoding: 'utf8',
        shell: process.platform === 'win32',
      },
    );
    expect(stripVTControlCharacters(stdout)).toContain(story);
  });
}
