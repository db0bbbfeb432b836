import { palette } from '#brand/palette';
import { tints } from '#brand/tints';
import { markLines } from './brandSvg.ts';
import { drawSigns } from './drawSigns.ts';

const colours = new Map<string, string>(Object.entries({ ...palette, ...tints }));

/**
 * Gives a drawing the colours of the palette, which it names as `var(--indigo)`, and the mark of the
 * logo, which it places as `<use href="#mark-onLight"/>`, and letters its signs. An image sees no styles
 * of the page, so this is done when the site is built.
 *
 * @throws where the palette has no colour of a name.
 */
export function withBrand(drawing: string): string {
  return drawSigns(drawing)
    .replaceAll('<use href="#mark-onLight"/>', markLines('onLight'))
    .replaceAll('<use href="#mark-onDark"/>', markLines('onDark'))
    .replace(/var\(--(\w*)\)/g, (_, name: string) => {
      const colour = colours.get(name);
      if (!colour) throw new Error(`The palette has no colour ${name}.`);
      return colour;
    });
}
