import type { CompanyFacts } from '../content/company';
import type { PageMeta } from '../content/contentShapes';

export interface PageHeadProps {
  /** The page's own title and description. */
  meta: PageMeta;
  /** Name and address of the site, and the picture of its share card. */
  company: Pick<CompanyFacts, 'name' | 'siteUrl' | 'sharePicture'>;
  /** Canonical path of the page; none for pages that have no address of their own. */
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
export function PageHead({ meta, company, path, isIndexed = true }: PageHeadProps) {
  const { name: siteName, siteUrl, sharePicture } = company;
  const title = meta.title === siteName ? siteName : `${meta.title} | ${siteName}`;
  const picture = siteUrl + sharePicture.path;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={meta.description} />
      {!isIndexed && <meta name="robots" content="noindex" />}
      {path && <link rel="canonical" href={siteUrl + path} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={meta.description} />
      {path && <meta property="og:url" content={siteUrl + path} />}
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={sharePicture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={meta.description} />
      <meta name="twitter:image" content={picture} />
      <meta name="twitter:image:alt" content={sharePicture.alt} />
    </>
  );
}
