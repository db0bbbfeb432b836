import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { minifySync, type Plugin } from 'vite';
import type * as EntryServer from '../src/app/entryServer.tsx';
import type { PageRoute } from '../src/app/pageRoute.ts';
import { robotsText, sitemapXml } from './crawlerFiles.ts';
import { type CalledAddresses, contentPolicy, policyElement } from './hosting/contentPolicy.ts';
import { writeHostFiles } from './hosting/writeHostFiles.ts';
import { type Manifest, pageScripts } from './pageScripts.ts';
import { speculationRules } from './speculationRules.ts';

const serverOutput = 'node_modules/.cache/saralpay-prerender';
const headPlace = '<!--page-head-->';
const rootPlace = '<div id="root"></div>';
const entrySource = 'index.html';
const usageSource = 'src/app/entryUsage.ts';

/** What a page is besides its address. */
interface PageTraits extends Pick<PageRoute, 'hasForm' | 'leadsTo'> {
  /** Tells the application which page the HTML is. @default the path */
  marker?: string;
}

/**
 * Writes every page of the site as complete HTML once the scripts are built, together with
 * `404.html`, `sitemap.xml`, `robots.txt` and what hosts must know. The pages carry one inline script
 * that runs, the starter, which loads the application later; nothing is loaded for it in the head.
 *
 * @param called The other hosts that the pages may call.
 */
export function prerender(called: CalledAddresses): Plugin {
  return {
    name: 'saralpay:prerender',
    apply: 'build',
    config: () => ({
      builder: {},
      environments: {
        client: {
          build: {
            manifest: true,
            rolldownOptions: {
              input: [entrySource, ...(called.usageAddress ? [usageSource] : [])],
            },
          },
        },
        ssr: {
          resolve: { noExternal: true },
          build: {
            outDir: serverOutput,
            emptyOutDir: true,
            copyPublicDir: false,
            minify: false,
            rolldownOptions: {
              input: 'src/app/entryServer.tsx',
              // Here every page is wanted at once, also those that the browser loads later.
              checks: { ineffectiveDynamicImport: false },
              output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
            },
          },
        },
      },
    }),
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error('The build has no client or no server environment.');
      if (!client.isBuilt) await builder.build(client);
      if (!ssr.isBuilt) await builder.build(ssr);
      const { root } = builder.config;
      const outDir = resolve(root, client.config.build.outDir);
      const entryServer: typeof EntryServer = await import(
        pathToFileURL(join(root, serverOutput, 'entryServer.js')).href
      );
      await writePages(outDir, entryServer, called);
      await rm(join(outDir, '.vite'), { recursive: true });
      await writeHostFiles(outDir);
    },
  };
}

async function writePages(
  outDir: string,
  { pageRoutes, renderPage, company, preloadedFontUrl }: typeof EntryServer,
  called: CalledAddresses,
) {
  const manifest = await readManifest(outDir);
  const template = await readTemplate(outDir, preloadedFontUrl, manifest);
  const starter = await readStarter();
  const write = async (file: string, content: string) => {
    await mkdir(dirname(join(outDir, file)), { recursive: true });
    await writeFile(join(outDir, file), content);
  };
  const page = async (
    path: string,
    { marker = path, hasForm = false, leadsTo = [] }: PageTraits,
  ) => {
    const { head, body, sources } = await renderPage(path);
    const { application, own } = pageScripts(manifest, entrySource, sources);
    const attributes = [
      `data-scripts="${application.join(' ')}"`,
      `data-page="${own.join(' ')}"`,
      `data-start="${startOf(marker, hasForm)}"`,
      ...(called.usageAddress ? [`data-usage="/${manifest[usageSource]?.file}"`] : []),
    ];
    const scripts =
      `<script ${attributes.join(' ')}>${starter}</script>` +
      `<script type="speculationrules">${speculationRules(path, leadsTo)}</script>`;
    const html = template
      .replace(headPlace, () => head)
      .replace(rootPlace, () => `<div id="root" data-path="${marker}">${body}</div>`)
      .replace('</body>', () => `${scripts}</body>`);
    const policy = policyElement(contentPolicy(html, called));
    return html.replace(/<meta charset[^>]*>/, (charset) => charset + policy);
  };
  for (const { path, ...traits } of pageRoutes) {
    const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
    await write(file, await page(path, traits));
  }
  await write('404.html', await page('/404', { marker: '*' }));
  await write('sitemap.xml', sitemapXml(company.siteUrl, pageRoutes));
  await write('robots.txt', robotsText(company.siteUrl));
}

/** When the starter loads the application; the application itself knows addresses that some hosts do not. */
function startOf(marker: string, hasForm: boolean) {
  if (marker === '*') return 'rest';
  return hasForm ? 'sign' : 'intent';
}

async function readManifest(outDir: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8'));
}

async function readStarter(): Promise<string> {
  const source = await readFile(new URL('../src/app/starter.js', import.meta.url), 'utf8');
  const { code, errors } = minifySync('starter.js', source);
  if (errors.length > 0) throw new Error('The starter cannot be minified.', { cause: errors });
  return code.trim();
}

/** The built `index.html` without Vite's script tags, and with the deployment's name. */
async function readTemplate(outDir: string, fontUrl: string, manifest: Manifest) {
  const entry = manifest[entrySource]?.file;
  if (!entry) throw new Error('The build has no entry script.');
  const html = await readFile(join(outDir, 'index.html'), 'utf8');
  const deployment = createHash('sha256').update(basename(entry)).digest('hex').slice(0, 12);
  return html
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace('<html', `<html data-deployment="${deployment}"`)
    .replace(
      headPlace,
      `<link rel="preload" href="${fontUrl}" as="font" type="font/woff2" crossorigin>${headPlace}`,
    )
    .replace(/>\s+</g, '><');
}
