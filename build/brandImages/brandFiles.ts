import icoEndec from 'ico-endec';
import { renderSVG } from 'uqr';
import { languages } from '../../src/content/languages.ts';
import { company } from '../../src/content/messages/en/company.ts';
import { pages } from '../../src/content/pages.ts';
import { localPath } from '../../src/domain/localPath.ts';
import { pageCodeUrl } from '../../src/domain/pageCodeUrl.ts';
import { socialImageSize } from '../../src/domain/socialImage.ts';
import { type BrandIcon, brandIcons } from './brandIcons.ts';
import { drawPng } from './drawPng.ts';
import { drawSocialImage } from './drawSocialImage.ts';
import { siteManifests } from './siteManifest.ts';
import { socialPages } from './socialPages.ts';

export interface BrandFile {
  /** Where the file stands on the site. */
  url: string;
  draw: () => Promise<Buffer | string>;
}

async function drawIcon({ url, sizes, svg }: BrandIcon): Promise<Buffer | string> {
  if (url.endsWith('.svg')) return svg;
  const images = await Promise.all(sizes.map((size) => drawPng(svg, size)));
  const [image] = images;
  return url.endsWith('.png') && image ? image : icoEndec.encode(images);
}

const { host } = new URL(company.siteUrl);

/** The QR code of each page that is printed with one: its canonical URL, on white with a quiet edge. */
const pageCodes: readonly BrandFile[] = languages.flatMap(({ prefix }) =>
  pages
    .filter(({ hasCode }) => hasCode)
    .map(({ path }) => ({
      url: pageCodeUrl(path, prefix),
      draw: async () =>
        renderSVG(company.siteUrl + localPath(prefix, path), {
          ecc: 'M',
          border: 4,
          pixelSize: 1,
        }).replace(
          '<svg ',
          // Without seams between the modules.
          '<svg shape-rendering="crispEdges" ',
        ),
    })),
);

/** The files of the brand that pages name, each drawn when it is asked for. */
export const brandFiles: readonly BrandFile[] = [
  ...brandIcons.map((icon) => ({ url: icon.url, draw: () => drawIcon(icon) })),
  ...siteManifests.map(({ url, text }) => ({ url, draw: async () => text })),
  ...pageCodes,
];

/** Each page's image for shared links, drawn when it is asked for. */
export const socialImages: readonly BrandFile[] = socialPages.map((page) => ({
  url: page.url,
  draw: async () => drawPng(await drawSocialImage(page, host), socialImageSize.width),
}));
