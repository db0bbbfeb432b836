import { socialImageSize } from '../../src/domain/socialImage.ts';
import { colours } from '../../src/theme/tokens.ts';
import { logoSvg } from './brandSvg.ts';
import { drawAwning } from './drawAwning.ts';
import { drawScene } from './drawScene.ts';
import { drawLine } from './drawText.ts';
import { drawTitle } from './drawTitle.ts';
import { readDrawing } from './readDrawing.ts';
import type { SocialPage } from './socialPages.ts';

const { width, height } = socialImageSize;
const left = 64;

/** Where the pattern begins to appear; it is slow to draw. */
const jaalStart = 240;

/** Four pixels to the left of the logo: letters have room at their sides, the logo has none. */
const titleRoom = { left: left - 4, top: 178, width: 528, height: 332 };

/** The image of a page where it is shared, as SVG: `host` stands below the page's text. */
export async function drawSocialImage(
  { text, scene, language }: Pick<SocialPage, 'text' | 'scene' | 'language'>,
  host: string,
): Promise<string> {
  const jaal = await readDrawing('jaal.svg');
  const title = await drawTitle(text, language, titleRoom);
  const line = await drawLine(host, 28, colours.marigold, { width: titleRoom.width, height: 40 });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<pattern id="jaal" width="${jaal.width}" height="${jaal.height}" patternUnits="userSpaceOnUse">${jaal.svg}</pattern>
<linearGradient id="night"><stop stop-color="${colours.ink}"/><stop offset=".7" stop-color="${colours.ink}" stop-opacity=".45"/></linearGradient>
<rect width="${width}" height="${height}" fill="${colours.ink}"/>
<rect x="${jaalStart}" width="${width - jaalStart}" height="${height}" fill="url(#jaal)"/>
<rect x="${jaalStart}" width="${width - jaalStart}" height="${height}" fill="url(#night)"/>
${await drawScene(scene)}
${drawAwning(width)}
<g transform="translate(${left} 92)scale(1.0625)">${logoSvg('onDark')}</g>
<g transform="translate(${titleRoom.left} ${titleRoom.top})">${title}</g>
<g transform="translate(${left} 524)">${line}</g>
</svg>`;
}
