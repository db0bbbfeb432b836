import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { IndexEntry, StoryIndex } from 'storybook/internal/types';
import { preview } from 'vite';

/** The folder of the built Storybook; `STORYBOOK_BUILD` names another. */
export const builtStorybook = resolve(process.env.STORYBOOK_BUILD ?? 'storybook-static');

/** A file that the build of Storybook wrote, as text. */
function readBuilt(file: string, folder = builtStorybook): string {
  const path = join(folder, file);
  if (!existsSync(path))
    throw new Error(`There is no ${path}: build the Storybook first, npm run build-storybook.`);
  return readFileSync(path, 'utf8');
}

/** Every story and every docs page of the built Storybook, in the order of its sidebar. */
export function readEntries(folder = builtStorybook): IndexEntry[] {
  const index: StoryIndex = JSON.parse(readBuilt('index.json', folder));
  return Object.values(index.entries);
}

/** Serves the built Storybook as a plain file server does, on a free port of this machine. */
export async function serveBuiltStorybook(folder = builtStorybook) {
  readBuilt('index.json', folder);
  const server = await preview({
    configFile: false,
    appType: 'mpa',
    logLevel: 'error',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error('The server of the built Storybook has no address.');
  return { url, close: () => server.close() };
}
