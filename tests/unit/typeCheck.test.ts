import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const notOurs = new Set(['.git', ...readFileSync('.gitignore', 'utf8').split(/\/?\n/)]);

const sources = readdirSync('.', { withFileTypes: true })
  .filter(({ name }) => !notOurs.has(name))
  .flatMap((entry) =>
    entry.isDirectory()
      ? readdirSync(entry.name, { encoding: 'utf8', recursive: true }).map((file) =>
          join(entry.name, file),
        )
      : entry.name,
  )
  .filter((file) => /\.(tsx?|m?js)$/.test(file));

test('every source file is type-checked', async () => {
  // The worker has other globals than a page.
  const lists = await Promise.all(
    ['.', 'src/offline'].map((project) =>
      promisify(execFile)(process.execPath, [
        'node_modules/typescript/bin/tsc',
        ...['--project', project, '--listFilesOnly'],
      ]),
    ),
  );
  const files = lists.flatMap(({ stdout }) => stdout.split('\n'));
  const checked = new Set(files.map((file) => relative('.', file)));
  expect(sources).toContain(join('.storybook', 'main.ts'));
  expect(sources.filter((file) => !checked.has(file))).toEqual([]);
});
