import icoEndec from 'ico-endec';
import { company } from '../../src/content/en/company.ts';
import { socialImageSize } from '../../src/domain/socialImage.ts';
import { type BrandIcon, brandIcons } from './brandIcons.ts';
import { drawFlatPng, drawPng } from './drawPng.ts';
import { drawSocialImage } from './drawSocialImage.ts';
import { drawPageCode, pageCodes } from './pageCodes.ts';
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

/** The files of the brand that pages name, each drawn when it is asked for. */
export const brandFiles: readonly BrandFile[] = [
  ...brandIcons.map((icon) => ({ url: icon.url, draw: () => drawIcon(icon) })),
  ...siteManifests.map(({ url, text }) => ({ url, draw: async () => text })),
  ...pageCodes.map((code) => ({ url: code.url, draw: async () => drawPageCode(code) })),
];

/** Each page's image for shared links, drawn when it is asked for. */
export const socialImages: readonly BrandFile[] = socialPages.map((page) => ({
  url: page.url,
  draw: async () => drawFlatPng(await drawSocialImage(page, host), socialImageSize.width),
}));
