import { readFile } from 'node:fs/promises';
import { socialImageSize } from '../../src/domain/socialImage.ts';
import { colours } from '../../src/theme/tokens.ts';
import { logoSvg, markSvg } from './brandSvg.ts';
import { drawTitle } from './drawTitle.ts';
import { setWord } from './setWord.ts';
import type { SocialPage } from './socialPages.ts';
import { withBrand } from './withBrand.ts';

const { width, height } = socialImageSize;
const left = 64;
const titleRoom = { top: 178, width: 528, height: 332 };

/** The arch that the illustration stands in, from its left edge to the right edge of the image. */
const arch = { left: 628, radius: 260 };

/** An illustration of `src/art`, or the mark, as large as the arch allows. */
async function drawIllustration(file: string | undefined): Promise<string> {
  const svg = file
    ? withBrand(await readFile(new URL(`../../src/art/${file}`, import.meta.url), 'utf8'))
    : markSvg('onLight');
  const box = `x="${arch.left}" y="120" width="${width - arch.left}" height="${height - 120}"`;
  return svg.replace(
    /(<svg[^>]*?) width="\S+" height="\S+"/,
    `$1 ${box} preserveAspectRatio="xMidYMax"`,
  );
}

/** The image of a page where it is shared, as SVG: `host` stands below the page's text. */
export async function drawSocialImage(
  { text, illustration, ground, language }: SocialPage,
  host: string,
): Promise<string> {
  const { svg: line } = await setWord(host, 'Latn');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${colours.ink}"/>
<clipPath id="arch"><path d="M${arch.left} ${height}V${arch.radius}a${arch.radius} ${arch.radius} 0 0 1 ${arch.radius} ${-arch.radius}H${width}V${height}Z"/></clipPath>
<g clip-path="url(#arch)"><rect width="${width}" height="${height}" fill="${ground}"/>${await drawIllustration(illustration)}</g>
<g transform="translate(${left} 80)scale(1.0625)">${logoSvg('onDark')}</g>
<g transform="translate(${left - 4} ${titleRoom.top})" fill="${colours.paper}">${await drawTitle(text, language, titleRoom)}</g>
<g transform="translate(${left} 552)scale(30)" fill="${colours.marigold}">${line}</g>
</svg>`;
}
