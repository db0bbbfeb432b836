import UPNG from 'upng-js';

/** The share of the changed pixels that one change of colour has where it is what was changed. */
const leastShare = 0.15;

const asHex = (pixel: number) => `#${(pixel >>> 0).toString(16).padStart(8, '0').slice(0, 6)}`;

/** The pixels of a picture, each as one number: red, green, blue and opacity. */
function pixelsOf(png: Buffer) {
  const image = UPNG.decode(Uint8Array.from(png).buffer);
  const [frame] = UPNG.toRGBA8(image);
  if (!frame) throw new Error('The screenshot has no picture.');
  const { width, height } = image;
  const view = new DataView(frame);
  return { width, height, at: (index: number) => view.getUint32(index * 4) };
}

/**
 * Says in a few words what a difference comes from, so that those of one cause have the same words: the
 * change of colour that most changed pixels have, or else that the component is drawn in another way.
 */
export function causeOf(title: string, before?: Buffer, after?: Buffer): string {
  const isDrawn = `${title} is drawn in another way`;
  if (!before || !after) return isDrawn;
  const [first, second] = [pixelsOf(before), pixelsOf(after)];
  if (first.width !== second.width || first.height !== second.height)
    return `${title} has another size`;

  const counts = new Map<string, { from: number; to: number; count: number }>();
  let changed = 0;
  for (let index = first.width * first.height - 1; index >= 0; index -= 1) {
    const from = first.at(index);
    const to = second.at(index);
    if (from === to) continue;
    changed += 1;
    const key = `${from} ${to}`;
    const pair = counts.get(key);
    if (pair) pair.count += 1;
    else counts.set(key, { from, to, count: 1 });
  }
  let most = { from: 0, to: 0, count: 0 };
  for (const pair of counts.values()) if (pair.count > most.count) most = pair;
  return most.count >= changed * leastShare
    ? `colour ${asHex(most.from)} is ${asHex(most.to)}`
    : isDrawn;
}
