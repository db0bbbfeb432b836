import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, ResolvedConfig } from 'vite';
import type * as WithBrand from './brandImages/withBrand.ts';
import { importWithBrand } from './importWithBrand.ts';

const entry = fileURLToPath(new URL('brandImages/withBrand.ts', import.meta.url));
const cache = 'saralpay-illustrations';
const folder = join(process.cwd(), 'node_modules/.cache', cache);

/**
 * Ends the id of a module that gives the copy. The rest of the id is the illustration itself, so that a tool that
 * follows imports comes from a changed illustration to the stories.
 */
const drawnMark = 'drawn';

/** In the query of an import that takes the address of a drawing together with the size of its canvas. */
const sizedMark = 'drawing';

/**
 * Gives illustrations and the page the colours of the palette, which they name: an import of an SVG
 * file leads to a copy with their values, so that all else is as for any image.
 */
export function illustrations(): Plugin {
  let config: ResolvedConfig;
  let brand: Promise<typeof WithBrand> | undefined;

  async function drawn(source: string): Promise<string> {
    brand ??= importWithBrand<typeof WithBrand>(entry, config);
    return (await brand).withBrand(source);
  }

  return {
    name: 'saralpay:illustrations',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: { order: 'pre', handler: drawn },
    async resolveId(source, importer, options) {
      if (!/\.svg(?:\?|$)/.test(source)) return undefined;
      const resolved = await this.resolve(source, importer, options);
      const [file = '', query] = resolved?.id.split('?') ?? [];
      // By its folder's name: where `node_modules` is a link, the path of a copy is another one.
      if (!file.endsWith('.svg') || file.includes(`/${cache}/`)) return resolved;
      return `${file}?${[query, drawnMark].filter(Boolean).join('&')}`;
    },
    async load(id) {
      if (!id.endsWith(drawnMark)) return undefined;
      const [file = '', query = ''] = id.split('?');
      this.addWatchFile(file);
      const copy = await keptCopy(basename(file), await drawn(await readFile(file, 'utf8')));
      const asked = query.split('&').filter((part) => part !== drawnMark);
      const others = asked.filter((part) => part !== sizedMark).join('&');
      const from = JSON.stringify(others ? `${copy}?${others}` : copy);
      if (!asked.includes(sizedMark)) return `export { default } from ${from};`;
      const { width, height } = await sizeOf(file);
      return `import src from ${from};\nexport default { src, width: ${width}, height: ${height} };`;
    },
    configureServer({ watcher, environments }) {
      watcher.on('change', (file) => {
        if (!file.endsWith('.svg') && !/[\\/]brand[\\/]/.test(file)) return;
        brand = undefined;
        for (const { moduleGraph } of Object.values(environments)) moduleGraph.invalidateAll();
        environments.client.hot.send({ type: 'full-reload' });
      });
    },
  };
}

/**
 * The size of a drawing's canvas, in its own units.
 *
 * @throws where the file has no view box, for its place could not be kept while it loads.
 */
async function sizeOf(file: string) {
  const [, width, height] =
    /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(await readFile(file, 'utf8')) ?? [];
  if (!width || !height) throw new Error(`${file} has no viewBox.`);
  return { width, height };
}

/** Writes a file whose folder says what is in it, so that builds side by side share it. */
async function keptCopy(name: string, content: string): Promise<string> {
  const place = join(folder, createHash('sha256').update(content).digest('hex').slice(0, 16));
  const file = join(place, name);
  await mkdir(place, { recursive: true });
  // Under another name first: a build beside this one must not read half a file.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, content);
  await rename(unfinished, file);
  return file;
}
