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

test("Storybook's own window is minified, and has neither fonts nor tools for development in its scripts", () => {
  const sizes = readdirSync(builtStorybook, { encoding: 'utf8', recursive: true })
    .filter((file) => /^sb-(manager|addons)[/\\].*\.js$/.test(file))
    .map((file) => statSync(join(builtStorybook, file)).size);
  // Its scripts all load before the first page. As Storybook ships them they have 5.9 MB.
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2_950_000);
});
