import { readdirSync, readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { builtStorybook } from './builtStorybook';

const isPicture = (file: string) => /\.(woff2?|png|jpe?g|ico|webp|avif)$/.test(file);

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

const [checkout, home] = [process.cwd(), homedir()].map(escaped);

/** A folder of this machine as it would stand in a file, and not as the end of some longer path. */
const ownFolder = new RegExp(`(?<![\\w.@-])(${checkout}(?![\\w-])|${home}[/\\\\])`);

test('no file tells where on which machine it was built', () => {
  const files = readdirSync(builtStorybook, { encoding: 'utf8', recursive: true }).filter(
    (file) => !isPicture(file) && statSync(join(builtStorybook, file)).isFile(),
  );
  expect(files).toContain('index.html');
  const telling = files.filter((file) =>
    ownFolder.test(readFileSync(join(builtStorybook, file), 'utf8')),
  );
  expect(telling).toEqual([]);
});
