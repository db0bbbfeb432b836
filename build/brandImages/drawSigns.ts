import { palette } from '#brand/palette';
import { signNames } from '#brand/signboard';
import { tints } from '#brand/tints';
import { setSign } from './setSign.ts';

/** Letters in a box of this place and size, drawn with a brush as broad as this. */
function place(box: string, text: string, brush: number, parts: (lines: string) => string): string {
  const { width, lines } = setSign(text);
  const top = /\p{M}/u.test(text) ? 12 : 4;
  return `<svg${box} viewBox="-3 -${top} ${width + 9} ${top + 29}" stroke-width="${brush}" stroke-linecap="butt" stroke-linejoin="miter">${parts(lines)}</svg>`;
}

/** The name with a block shadow, and a line of light in its strokes. */
function drawName(script: string, box: string): string {
  const name = Object.entries(signNames).find(([key]) => key === script)?.[1];
  if (!name) throw new Error(`The brand has no name for signs in the script ${script}.`);
  const id = `sign-${script}`;
  const copy = (of: string, by: number) => `<use href="#${of}" x="${by}" y="${by}"/>`;
  return place(box, name, 6, (lines) =>
    [
      // Eight copies make the shadow: each step doubles what there is.
      `<g stroke="${palette.roseShape}"><g id="${id}-4"><g id="${id}-2"><path id="${id}" d="${lines}"/>${copy(id, 0.6)}</g>${copy(`${id}-2`, 1.2)}</g>${copy(`${id}-4`, 2.4)}</g>`,
      `<use href="#${id}" stroke="${palette.marigoldBright}"/>`,
      `<use href="#${id}" stroke="${tints.lamplight}" stroke-width="1.1"/>`,
    ].join(''),
  );
}

/**
 * Letters the signs of a drawing, as an image loads no font: `<use href="#sign-Deva" x="" y="" width="" height=""/>`
 * is the name in that script, and a `<text>` with the same place and size is a line of its own.
 */
export function drawSigns(drawing: string): string {
  return drawing
    .replace(/<use href="#sign-(\w+)"([^>]*)\/>/g, (_, script: string, box: string) =>
      drawName(script, box),
    )
    .replace(/<text([^>]*)>([^<]*)<\/text>/g, (_, box: string, text: string) =>
      place(box, text, 4.8, (lines) => `<path d="${lines}"/>`),
    );
}
