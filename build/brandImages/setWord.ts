import { readFile } from 'node:fs/promises';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { type Script, scriptFonts } from '../../src/theme/scripts.ts';

/** A word as SVG, on its baseline, where a unit is the size of the font. */
export interface SetWord {
  svg: string;
  width: number;
}

/** Those of every script that the site has a font of. */
const characters = Array.from({ length: 0x2213 }, (_, code) => String.fromCharCode(code)).join('');

const fonts = new Map<string, Promise<harfbuzz.Font>>();

/** The site's own font of a script at the weight of a headline. */
function loadFont(script: Script, width: number): Promise<harfbuzz.Font> {
  const load = async () => {
    const file = scriptFonts[script]().fonts.at(-1);
    if (!file) throw new Error(`The script ${script} has no font.`);
    const compressed = await readFile(new URL(`../..${file.url}`, import.meta.url));
    const plain = await subsetFont(compressed, characters, { targetFormat: 'truetype' });
    const face = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(plain).buffer));
    const font = new harfbuzz.Font(face);
    font.setVariations([
      new harfbuzz.Variation('wght', 720),
      new harfbuzz.Variation('wdth', width),
    ]);
    return font;
  };
  const key = `${script} ${width}`;
  const font = fonts.get(key) ?? load();
  fonts.set(key, font);
  return font;
}

/** Shapes a word as its script asks for; what is not of the script is set in the Latin font. */
export async function setWord(text: string, script: Script): Promise<SetWord> {
  const ofScript = new RegExp(`([\\p{scx=${script}}\u200c\u200d]+)`, 'u');
  const word: SetWord = { svg: '', width: 0 };
  for (const run of text.split(ofScript).filter(Boolean)) {
    const isLatin = script === 'Latn' || !ofScript.test(run);
    const font = await loadFont(isLatin ? 'Latn' : script, script === 'Latn' ? 84 : 100);
    const em = font.face.upem;
    const buffer = new harfbuzz.Buffer();
    buffer.addText(run);
    buffer.guessSegmentProperties();
    harfbuzz.shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    for (const [index, { codepoint }] of buffer.getGlyphInfos().entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const place = `translate(${word.width + xOffset / em} ${-yOffset / em})scale(${1 / em} ${-1 / em})`;
      word.svg += `<path transform="${place}" d="${font.glyphToPath(codepoint)}"/>`;
      word.width += xAdvance / em;
    }
  }
  return word;
}
