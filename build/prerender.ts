import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createLogger, type EnvironmentOptions, type Plugin } from 'vite';
import type * as EntryServer from '../src/app/entryServer.tsx';
import type { Language } from '../src/content/languages.ts';
import type { PageRecord } from '../src/content/paths.ts';
import { localPath } from '../src/domain/localPath.ts';
import { manifestUrl } from '../src/domain/manifestUrl.ts';
import { type ListedPage, robotsText, sitemapXml } from './crawlerFiles.ts';
import { type CalledUrls, contentPolicy, policyElement } from './hosting/contentPolicy.ts';
import { fileOfPage } from './hosting/urls.ts';
import { inlineScript } from './inlineScripts.ts';
import { languageBuilds } from './languageBuilds.ts';
import { licenceFile } from './licences.ts';
import { type Manifest, pageScripts } from './pageScripts.ts';
import { speculationRules } from './speculationRules.ts';

/** What writes the pages, apart for each folder that a site is built into. */
const serverOutputOf = (outDir: string) =>
  join('node_modules/.cache/saralpay-prerender', basename(outDir));
const headPlace = '<!--page-head-->';
const rootPlace = '<div id="root"></div>';
/**
 * Between these comments Cloudflare does not rewrite email addresses, whose decoder the policy forbids.
 * They stand outside of what React hydrates.
 */
const keptEmails = { start: '<!--email_off-->', end: '<!--/email_off-->' };
const entrySource = 'index.html';
const appSource = 'src/app/entryClient.tsx';
const usageSource = 'src/app/entryUsage.ts';
const offlineSource = 'src/app/entryOffline.ts';
const rulesSource = 'src/forms/formRules.ts';

/** Modules of components that do something before hydration, by what their HTML has. */
const inlineByMark = new Map([
  ['data-office-hours', 'atoms/showOfficeHours.ts'],
  ['data-parts', 'sections/showPartInView.ts'],
  ['data-reversal', 'atoms/showReversal.ts'],
  ['data-answers', 'sections/openLinkedAnswer.ts'],
]);

/** What a page is besides its URL. */
interface PageTraits extends Pick<PageRecord, 'hasForm' | 'leadsTo'> {
  /** Tells the application which page the HTML is. @default the path */
  marker?: string;
}

/**
 * Writes every page of the site as complete HTML once the scripts are built, together with a 404 page
 * for each language, `sitemap.xml` and `robots.txt`. Inline scripts run in a page: in its head what must
 * be there before anything is shown, at its end those of its components and the hydration loader.
 *
 * @param called The other hosts that the pages may call.
 */
export function prerender(called: CalledUrls): Plugin {
  return {
    name: 'saralpay:prerender',
    apply: 'build',
    config: ({ logLevel, build }) => ({
      // By this level Vite's report of every file is left out; what the site's own plugins say is not.
      logLevel: 'warn',
      customLogger: createLogger(logLevel),
      builder: { sharedConfigBuild: true },
      environments: Object.fromEntries(
        languageBuilds.flatMap(({ language, client, server }, index) => [
          [client, clientBuild(language, index === 0, called)],
          [server, serverBuild(language, serverOutputOf(build?.outDir ?? 'dist'))],
        ]),
      ),
    }),
    async buildApp(builder) {
      const { root, build, logger } = builder.config;
      const outDir = resolve(root, build.outDir);
      const listed: ListedPage[] = [];
      let siteUrl = '';
      let template: Template | undefined;
      // One after the other: the first empties the folder, and leaves the template in it.
      for (const { language, client, server } of languageBuilds) {
        for (const name of [client, server]) {
          const environment = builder.environments[name];
          if (!environment) throw new Error(`The build has no environment ${name}.`);
          if (!environment.isBuilt) await builder.build(environment);
        }
        template ??= await readTemplate(outDir);
        const entryServer: typeof EntryServer = await import(
          pathToFileURL(join(root, serverOutputOf(outDir), language.code, 'entryServer.js')).href
        );
        siteUrl = entryServer.siteUrl;
        listed.push(...(await writePages(outDir, language, template, entryServer, called)));
        logger.info(`✓ pages in ${language.code} written`);
      }
      await writeCrawlerFiles(outDir, siteUrl, listed);
      await rm(join(outDir, '.vite'), { recursive: true });
      const unread = languageBuilds.flatMap(({ language: { code, review } }) =>
        review === 'native' ? [] : `${code} (${review})`,
      );
      if (unread.length > 0) logger.info(`Not read by a native speaker: ${unread.join(', ')}`);
    },
  };
}

/** The scripts of a language, in the folder that all languages share. */
function clientBuild({ code }: Language, isFirst: boolean, called: CalledUrls): EnvironmentOptions {
  return {
    consumer: 'client',
    build: {
      manifest: manifestFile(code),
      emptyOutDir: isFirst,
      copyPublicDir: isFirst,
      license: isFirst && { fileName: licenceFile },
      rolldownOptions: {
        input: [...(isFirst ? [entrySource] : []), appSource, ...laterSources(called)],
      },
    },
  };
}

function serverBuild({ code }: Language, serverOutput: string): EnvironmentOptions {
  return {
    consumer: 'server',
    build: {
      ssr: true,
      outDir: join(serverOutput, code),
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
  };
}

/** What runs beside the application, once a page is idle. */
const laterSources = ({ usageUrl, hasWorker }: CalledUrls) => [
  ...(usageUrl ? [usageSource] : []),
  ...(hasWorker ? [offlineSource] : []),
];

const manifestFile = (code: string) => `.vite/manifest-${code}.json`;

/** Writes every page of a language, and answers with what crawlers may list of them. */
async function writePages(
  outDir: string,
  { code, tag, direction, prefix }: Language,
  template: Template,
  { pages, renderPage, fontUrls }: typeof EntryServer,
  called: CalledUrls,
): Promise<ListedPage[]> {
  const manifest: Manifest = JSON.parse(await readFile(join(outDir, manifestFile(code)), 'utf8'));
  const later = laterSources(called).map((source) => {
    if (manifest[source]?.imports) throw new Error(`${source} would load the application.`);
    return fileOf(manifest, source);
  });
  const fonts = fontUrls.map(
    (url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`,
  );
  const page = async (
    path: string,
    { marker = path, hasForm = false, leadsTo = [] }: PageTraits,
  ) => {
    const { head, body, sources } = await renderPage(path);
    const loader = await inlineScript('app/inline/hydrationLoader.ts', hasForm);
    const beforePaint = await inlineScript('app/inline/beforePaint.ts', hasForm);
    const { application, own: ownFiles } = pageScripts(manifest, appSource, sources);
    const attributes = [
      `data-scripts="${application.join(' ')}"`,
      `data-page="${ownFiles.join(' ')}"`,
      `data-start="${startOf(marker, hasForm)}"`,
      ...(later.length > 0 ? [`data-later="${later.join(' ')}"`] : []),
      // For the worker, which keeps the files that a page names: the form loads it itself.
      ...(hasForm ? [`data-rules="${fileOf(manifest, rulesSource)}"`] : []),
    ];
    const rules = speculationRules(
      localPath(prefix, path),
      leadsTo.map((next) => localPath(prefix, next)),
    );
    const own = await Promise.all(
      [...inlineByMark].flatMap(([mark, module]) =>
        body.includes(mark) ? inlineScript(module, hasForm) : [],
      ),
    );
    const scripts =
      own.map((script) => `<script>${script}</script>`).join('') +
      `<script ${attributes.join(' ')}>${loader}</script>` +
      `<script type="speculationrules">${rules}</script>`;
    const html = template(deploymentOf(manifest), { tag, direction })
      .replace(manifestUrl(''), manifestUrl(prefix))
      .replace(headPlace, () => `${fonts.join('')}${head}<script>${beforePaint}</script>`)
      .replace(
        rootPlace,
        () =>
          `${keptEmails.start}<div id="root" data-path="${marker}">${body}</div>${keptEmails.end}`,
      )
      .replace('</body>', () => `${scripts}</body>`);
    const policy = policyElement(contentPolicy(html, called));
    return html.replace(/<meta charset[^>]*>/, (charset) => charset + policy);
  };
  for (const { path, ...traits } of pages) {
    await write(outDir, fileOfPage(localPath(prefix, path)), await page(path, traits));
  }
  await write(outDir, fileOfPage(localPath(prefix, '/404')), await page('/404', { marker: '*' }));
  return pages.map(({ path, isIndexed }) => ({ path: localPath(prefix, path), isIndexed }));
}

async function writeCrawlerFiles(outDir: string, siteUrl: string, listed: readonly ListedPage[]) {
  await write(outDir, 'sitemap.xml', sitemapXml(siteUrl, listed));
  await write(outDir, 'robots.txt', robotsText(siteUrl));
}

async function write(outDir: string, file: string, content: string) {
  await mkdir(dirname(join(outDir, file)), { recursive: true });
  await writeFile(join(outDir, file), content);
}

/**
 * When the hydration loader starts by itself, or at the first interaction that needs the application.
 * That knows paths which some hosting providers do not.
 */
const startOf = (marker: string, hasForm: boolean) =>
  marker === '*' || hasForm ? 'idle' : 'interaction';

/** A page without its head and body, of a deployment and in a language. */
type Template = (deployment: string, language: Pick<Language, 'tag' | 'direction'>) => string;

/** The built `index.html` without Vite's script tags, to be filled for each page. */
async function readTemplate(outDir: string): Promise<Template> {
  const html = (await readFile(join(outDir, entrySource), 'utf8'))
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/>\s+</g, '><');
  return (deployment, { tag, direction }) => {
    const dir = direction === 'rtl' ? ' dir="rtl"' : '';
    return html.replace(
      /<html[^>]*>/,
      `<html lang="${tag}"${dir} data-deployment="${deployment}">`,
    );
  };
}

function fileOf(manifest: Manifest, source: string): string {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has made no chunk of ${source}.`);
  return `/${chunk.file}`;
}

/** Names what was built: another name where any script of the language is another. */
function deploymentOf(manifest: Manifest): string {
  return createHash('sha256')
    .update(basename(fileOf(manifest, appSource)))
    .digest('hex')
    .slice(0, 12);
}
