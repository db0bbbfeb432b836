import { brandColours, markShapes, wordShapes } from '../../src/art/brandShapes';

const { ground, arch, leaf, word } = brandColours.onLight;

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wordShapes.width} ${wordShapes.height}">
<rect width="64" height="64" rx="${markShapes.corner}" fill="${ground}"/>
<path d="${markShapes.arches}" fill="none" stroke="${arch}" stroke-width="${markShapes.archWidth}" stroke-linecap="round"/>
<path d="${markShapes.leaf}" fill="${leaf}" stroke="${ground}" stroke-width="${markShapes.gap}" stroke-miterlimit="8" paint-order="stroke"/>
<path d="${wordShapes.letters.join('')}" fill="${word}"/>
</svg>`;

/** The shapes of `BrandLogo` as the address of a picture: the manager has another React than the site. */
export const logoAddress = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
