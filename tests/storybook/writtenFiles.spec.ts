import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { builtStorybook } from './builtStorybook';

test('no file tells where on which machine it was built', () => {
  const texts = readdirSync(builtStorybook, { encoding: 'utf8', recursive: true }).filter(
    (file) =>
      /\.(html|m?js|css|json|svg|map)$/.test(file) && statSync(join(builtStorybook, file)).isFile(),
  );
  expect(texts).toContain('index.html');
  const telling = texts.filter((file) =>
    readFileSync(join(builtStorybook, file), 'utf8').includes(process.cwd()),
  );
  expect(telling).toEqual([]);
});

test('TurboSnap takes a page anew for a change of its messages in another language', () => {
  const stats = join(builtStorybook, 'preview-stats.json');
  const { stdout } = spawnSync(
    'npx',
    ['chromatic', 'trace', '--stats-file', stats, 'src/content/messages/hi/pages/home.ts'],
    { encoding: 'utf8', shell: process.platform === 'win32' },
  );
  expect(stdout).toContain('HomePage.stories.tsx');
});
