import icoEndec from 'ico-endec';
import { company } from '../../src/content/company.ts';
import { sharePictureSize } from '../../src/domain/sharePicture.ts';
import { type BrandIcon, brandIcons } from './brandIcons.ts';
import { drawFlatPng, drawPng } from './drawPng.ts';
import { drawSocialPicture } from './drawSocialPicture.ts';
import { siteManifest } from './siteManifest.ts';
import { socialPages } from './socialPages.ts';

export interface BrandFile {
  /** Where the file stands on the site. */
  address: string;
  draw: () => Promise<Buffer | string>;
}

async function drawIcon({ address, sizes, svg }: BrandIcon): Promise<Buffer | string> {
  if (address.endsWith('.svg')) return svg;
  const pictures = await Promise.all(sizes.map((size) => drawPng(svg, size)));
  const [picture] = pictures;
  return address.endsWith('.png') && picture ? picture : icoEndec.encode(pictures);
}

const { host } = new URL(company.siteUrl);

/** Every file that shows the brand outside the pages; each is drawn when it is asked for. */
export const brandFiles: readonly BrandFile[] = [
  ...brandIcons.map((icon) => ({ address: icon.address, draw: () => drawIcon(icon) })),
  { address: '/site.webmanifest', draw: async () => siteManifest },
  ...socialPages.map((page) => ({
    address: page.address,
    draw: async () => drawFlatPng(await drawSocialPicture(page, host), sharePictureSize.width),
  })),
];
