import { renderSVG } from 'uqr';
import { company } from '../../src/content/en/company.ts';
import { languages } from '../../src/content/languages.ts';
import { pages } from '../../src/content/pages.ts';
import { localPath } from '../../src/domain/localPath.ts';
import { pageCodeUrl } from '../../src/domain/pageCodeUrl.ts';

export interface PageCode {
  /** Where the image stands on the site. */
  url: string;
  /** What the code says: the page's canonical URL. */
  target: string;
}

/** The QR code of each page that is printed with one, in each language. */
export const pageCodes: readonly PageCode[] = languages.flatMap(({ prefix }) =>
  pages
    .filter(({ hasCode }) => hasCode)
    .map(({ path }) => ({
      url: pageCodeUrl(path, prefix),
      target: company.siteUrl + localPath(prefix, path),
    })),
);

/** On its white ground with the quiet edge of four modules that readers need; without seams between them. */
export const drawPageCode = ({ target }: PageCode) =>
  renderSVG(target, { ecc: 'M', border: 4, pixelSize: 1 }).replace(
    '<svg ',
    '<svg shape-rendering="crispEdges" ',
  );
