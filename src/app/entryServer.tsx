import createEmotionServer, { type EmotionCriticalToChunks } from '@emotion/server/create-instance';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { company } from '#messages/company';
import { language } from '#messages/language';
import { questionAnswers, questionTitles } from '#messages/questions';
import { homeLink } from '../content/navigation';
import { pages } from '../content/pages';
import { products } from '../content/products';
import { questions } from '../content/questions';
import { localPath } from '../domain/localPath';
import { plainText } from '../domain/parseMessage';
import { preloadedFontUrls } from '../theme/fontFaces';
import { DocumentStyles } from './DocumentStyles';
import { loadNotFoundPage, mainRoutes } from './pageRoutes';
import { findProductRoutes, siteRoutes } from './routes';
import { SiteTheme } from './SiteTheme';
import { structuredData } from './structuredData';
import { createStyleCache } from './styleCache';

/** A page as the build writes it. */
export interface PrerenderedPage {
  /** Elements for the head: the page's title and meta data, its styles, structured data. */
  head: string;
  /** What stands in the root element. */
  body: string;
  /** The sources of the chunks that show it. */
  sources: string[];
}

export { pages };
export const { siteUrl } = company;

/** The fonts that every page asks for at once. */
export const fontUrls = preloadedFontUrls(language.script);

/**
 * Renders the page at a path of this site, in the language that this was built for.
 *
 * @throws where the page cannot be rendered, so that no build holds half a page.
 */
export async function renderPage(path: string): Promise<PrerenderedPage> {
  const cache = createStyleCache();
  cache.compat = true;
  const styles = createEmotionServer(cache);
  const handler = createStaticHandler(siteRoutes(await findProductRoutes(products[0].path)), {
    basename: language.prefix || '/',
  });
  const address = new URL(localPath(language.prefix, path), company.siteUrl);
  const context = await handler.query(new Request(address));
  if (context instanceof Response) throw new Error(`${path} answers with a redirect.`);
  const failure = Object.values(context.errors ?? {})[0];
  if (failure) throw failure;

  const { prelude } = await prerender(
    <SiteTheme cache={cache}>
      <DocumentStyles />
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </SiteTheme>,
    {
      // Otherwise React hides late parts of a long page until a script shows them.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    },
  );
  const html = await new Response(prelude).text();
  const { meta, body } = splitMetadata(html);
  const css = styleElements(styles.extractCriticalToChunks(html));
  // For search engines alone, which are asked to leave out the other pages.
  const isIndexed = pages.some((page) => page.path === path && page.isIndexed);
  const data =
    isIndexed &&
    structuredData(
      company,
      path,
      products,
      [homeLink],
      language,
      questions.map(({ id }) => ({
        title: questionTitles[id],
        answer: questionAnswers[id].map(plainText),
      })),
    );
  return {
    head: meta + css + (data || ''),
    body: minified(body, css),
    sources: await sourcesOf(path),
  };
}

/**
 * Leaves out the class names of MUI's components that no rule asks for, which are more than half of all, and quotes
 * that a value does not need. React takes the elements over as they are.
 */
function minified(html: string, css: string): string {
  const used = new Set(css.match(/(?<=\.)Mui[A-Z][\w-]+/g));
  return html
    .replace(/ class="([^"]*)"/g, (_, names: string) => {
      const kept = names.split(' ').filter((name) => !/^Mui[A-Z]/.test(name) || used.has(name));
      return kept.length > 0 ? ` class="${kept.join(' ')}"` : '';
    })
    .replace(/ ([\w-]+)="([\w#.:-]+)"(?!\/)/g, ' $1=$2');
}

/** A main page is the one function of the file of its name. */
async function sourcesOf(path: string): Promise<string[]> {
  const [, product] = /^\/products\/(.+)$/.exec(path) ?? [];
  if (product) {
    return ['src/app/productRoutes.tsx', `src/content/productPages/${product}.ts`];
  }
  const load = mainRoutes.find((route) => route.path === path)?.load ?? loadNotFoundPage;
  const { name } = await load();
  return [`src/pages/${name}.tsx`];
}

/**
 * The global styles, which stand in the HTML alone, and those of the components, which `createStyleCache` takes over in
 * the browser.
 */
function styleElements({ styles }: EmotionCriticalToChunks): string {
  const isGlobal = ({ key }: EmotionCriticalToChunks['styles'][number]) => key.endsWith('-global');
  const cssOf = (some: typeof styles) => some.map(({ css }) => css).join('');
  const ofComponents = styles.filter((style) => !isGlobal(style));
  return `<style>${cssOf(styles.filter(isGlobal))}</style><style data-styles>${cssOf(ofComponents)}</style>`;
}

/** React writes what belongs into the head (title, meta, link, the fonts' style) before everything else. */
function splitMetadata(html: string): { meta: string; body: string } {
  const meta =
    /^(?:<(?:meta|link)\b[^>]*>|<(title|style)\b[^>]*>[^<]*<\/\1>)*/.exec(html)?.[0] ?? '';
  if (!meta.includes('<title>')) throw new Error('The page has no title where one is expected.');
  return { meta, body: html.slice(meta.length) };
}
