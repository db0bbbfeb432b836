import type { PageMeta } from '../content/contentShapes';
import type { Language } from '../content/languages';
import { localPath } from '../domain/localPath';
import { socialImage, socialImageSize } from '../domain/socialImage';

export interface PageHeadProps {
  /** The page's own title and description, and the words of its image. */
  meta: PageMeta;
  /** Name and address of the site, the language of the page, and all languages, the usual one first. */
  site: {
    name: string;
    siteUrl: string;
    language: Language;
    languages: readonly Language[];
  };
  /** Canonical path of the page, without a language; pages that have none are shared as Home is. */
  path?: string;
  /**
   * Whether search engines may list the page.
   * @default true
   */
  isIndexed?: boolean;
}

/**
 * Title, description, canonical address and share card of a page. React moves these elements into
 * the document's head and keeps them right as the visitor moves.
 */
export function PageHead({ meta, site, path, isIndexed = true }: PageHeadProps) {
  const { name: siteName, siteUrl, language, languages } = site;
  const urlIn = ({ prefix }: Language) => siteUrl + localPath(prefix, path ?? '/');
  const others = languages.filter(({ code }) => code !== language.code);
  const [usual] = languages;
  const title = meta.title === siteName ? siteName : `${meta.title} | ${siteName}`;
  const { url, text } = socialImage(path ?? '/', language.prefix, meta);
  const image = siteUrl + url;
  const imageAlt = path ? `${siteName}: ${text}` : siteName;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={meta.description} />
      {!isIndexed && <meta name="robots" content="noindex" />}
      {path && <link rel="canonical" href={urlIn(language)} />}
      {path &&
        languages.map((other) => (
          <link key={other.code} rel="alternate" hrefLang={other.code} href={urlIn(other)} />
        ))}
      {path && usual && <link rel="alternate" hrefLang="x-default" href={urlIn(usual)} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={language.openGraphLocale} />
      {others.map((other) => (
        <meta key={other.code} property="og:locale:alternate" content={other.openGraphLocale} />
      ))}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={meta.description} />
      {path && <meta property="og:url" content={urlIn(language)} />}
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(socialImageSize.width)} />
      <meta property="og:image:height" content={String(socialImageSize.height)} />
      <meta property="og:image:alt" content={imageAlt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={meta.description} />
      <meta name="twitter:image" content={image} />
      <meta name="twitter:image:alt" content={imageAlt} />
    </>
  );
}
