import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { minifySync, type Plugin } from 'vite';

/** Where Storybook puts its own window, next to the preview. It ships that window unminified. */
const folders = ['sb-manager', 'sb-addons'];

const fonts = 'sb-fonts';

const scriptsIn = (folder: string) =>
  readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.js'))
    .map((file) => join(folder, file));

/** Storybook writes each font into the script that names it; as a file only that which a text needs is loaded. */
function withFontFiles(code: string, outDir: string): string {
  let count = 0;
  return code.replaceAll(/data:font\/woff2;base64,([\w+/=]+)/g, (_, data: string) => {
    const file = `${fonts}/${count++}.woff2`;
    mkdirSync(join(outDir, fonts), { recursive: true });
    writeFileSync(join(outDir, file), data, 'base64');
    return `./${file}`;
  });
}

/**
 * Minifies Storybook's own window, which the build has written before that of the stories, and takes the fonts out of
 * it: more than half of what a first visit loads.
 */
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
        writeFileSync(file, withFontFiles(code, outDir));
      }
    },
  };
}
