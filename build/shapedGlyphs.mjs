/** Lists the glyphs that a font needs to set texts, for `subset_scripts.py`, which starts it. */
import { readFileSync } from 'node:fs';
import * as harfbuzz from 'harfbuzzjs';

/** @type {{ font: string, clusters: string[], words: string[], languages: string[], weights: number[], width: number }} */
const {
  font: file,
  clusters,
  words,
  languages,
  weights,
  width,
} = JSON.parse(readFileSync(0, 'utf8'));
const blob = new harfbuzz.Blob(new Uint8Array(readFileSync(file)).buffer);
const font = new harfbuzz.Font(new harfbuzz.Face(blob));
/** @type {Set<number>} */
const found = new Set();

/**
 * @param {string} text
 * @param {string} language
 */
function bufferOf(text, language) {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setLanguage(language);
  return buffer;
}

/**
 * @param {unknown} entry of a trace
 * @returns {entry is { g: number }}
 */
const isGlyph = (entry) =>
  typeof entry === 'object' && entry !== null && 'g' in entry && typeof entry.g === 'number';

/**
 * Adds the glyphs of every step of shaping: of the letters, of what becomes of them, and those between,
 * which the rules of the last step ask for.
 *
 * @param {string} text
 * @param {string} language
 */
function addSteps(text, language) {
  const { DONT_STOP } = harfbuzz.TracePhase;
  const steps = harfbuzz.shapeWithTrace(font, bufferOf(text, language), [], 0, DONT_STOP);
  for (const { glyphs, t } of steps)
    if (glyphs) for (const { g } of t.filter(isGlyph)) found.add(g);
}

/**
 * Whether shaping a text gives a glyph that none has given so far.
 *
 * @param {string} text
 * @param {string} language
 */
function hasNewGlyph(text, language) {
  const buffer = bufferOf(text, language);
  harfbuzz.shape(font, buffer);
  return buffer.getGlyphInfos().some(({ codepoint }) => !found.has(codepoint));
}

for (const weight of weights) {
  font.setVariations([
    new harfbuzz.Variation('wght', weight),
    new harfbuzz.Variation('wdth', width),
  ]);
  for (const language of languages) {
    for (const cluster of clusters) addSteps(cluster, language);
    // A cluster may have another glyph beside another; to list the steps of every word would take minutes.
    for (const word of words) if (hasNewGlyph(word, language)) addSteps(word, language);
  }
}
process.stdout.write(JSON.stringify([...found]));
