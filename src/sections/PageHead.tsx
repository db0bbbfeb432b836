import type { CompanyFacts } from '../content/company';
import type { PageMeta } from '../content/contentShapes';
import { sharePicture, sharePictureSize } from '../domain/sharePicture';

export interface PageHeadProps {
  /** The page's own title and description, and the words of its picture. */
  meta: PageMeta;
  /** Name and address of the site. */
  company: Pick<CompanyFacts, 'name' | 'siteUrl'>;
  /** Canonical path of the page; pages that have no address of their own are shared as Home is. */
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
  const { name: siteName, siteUrl } = company;
  const title = meta.title === siteName ? siteName : `${meta.title} | ${siteName}`;
  const { address, words } = sharePicture(path ?? '/', meta);
  const picture = siteUrl + address;
  const pictureAlt = path ? `${siteName}: ${words}` : siteName;
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
      <meta property="og:image:width" content={String(sharePictureSize.width)} />
      <meta property="og:image:height" content={String(sharePictureSize.height)} />
      <meta property="og:image:alt" content={pictureAlt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={meta.description} />
      <meta name="twitter:image" content={picture} />
      <meta name="twitter:image:alt" content={pictureAlt} />
    </>
  );
}
