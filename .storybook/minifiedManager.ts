import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { minifySync, type Plugin } from 'vite';

/** Where Storybook puts its own window, next to the preview. It ships that window unminified. */
const folders = ['sb-manager', 'sb-addons'];

const scriptsIn = (folder: string) =>
  readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.js'))
    .map((file) => join(folder, file));

/** Minifies Storybook's own window, which the build has written before that of the stories: half of what a first visit loads. */
export function minifiedManager(): Plugin {
  let outDir = '';
  return {
    name: 'saralpay:minified-manager',
    apply: 'build',
    configResolved: ({ root, build }) => {
      outDir = resolve(root, build.outDir);
    },
    closeBundle: () => {
      for (const file of folders.flatMap((folder) => scriptsIn(join(outDir, folder)))) {
        const { code, errors } = minifySync(file, readFileSync(file, 'utf8'), { module: true });
        if (errors[0]) throw new Error(`${file} cannot be minified: ${errors[0].message}`);
        writeFileSync(file, code);
      }
    },
  };
}
