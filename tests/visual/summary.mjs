/** @typedef {import('./records.mjs').VisualRecord} VisualRecord */

/** So many differing screenshots, of so many components, have one cause that nobody looks at screen by screen. */
const veryMany = { screenshots: 20, components: 4 };

/** So many differing components tell the same, however few screenshots of each were compared. */
const manyComponents = 8;

/** @param {readonly VisualRecord[]} records */
const comparedIn = (records) => {
  const compared = records.flatMap((record) => (record.kind === 'compared' ? [record] : []));
  // Those of the sample are looked at once more with their component.
  return [...new Map(compared.map((each) => [`${each.title} ${each.name}`, each])).values()];
};

/** @param {readonly VisualRecord[]} records */
const differencesIn = (records) =>
  comparedIn(records).flatMap(({ cause, ...record }) => (cause ? [{ ...record, cause }] : []));

/** @param {readonly { title: string }[]} records */
const titlesOf = (records) => [...new Set(records.map(({ title }) => title))];

/**
 * Whether so many stories differ that the rest need not be looked at.
 *
 * @param {readonly VisualRecord[]} records
 */
export function areVeryMany(records) {
  const differences = differencesIn(records);
  const components = titlesOf(differences).length;
  return (
    components >= manyComponents ||
    (differences.length >= veryMany.screenshots && components >= veryMany.components)
  );
}

/**
 * At most `size` of the items, in an order in which the first few are from all over the list already.
 *
 * @template Item
 * @param {readonly Item[]} items
 * @param {number} size
 * @returns {Item[]}
 */
export function spreadOver(items, size) {
  const step = Math.max(1, Math.ceil(items.length / size));
  const chosen = items.filter((_, index) => index % step === 0);
  const stride = Math.max(1, Math.floor(chosen.length / manyComponents));
  return Array.from({ length: stride }, (_, first) =>
    chosen.filter((_item, index) => index % stride === first),
  ).flat();
}

/**
 * The differences by what caused them, the most frequent first.
 *
 * @param {readonly VisualRecord[]} records
 */
function causesIn(records) {
  /** @type {Map<string, { title: string }[]>} */
  const byCause = new Map();
  for (const record of differencesIn(records))
    byCause.set(record.cause, [...(byCause.get(record.cause) ?? []), record]);
  return [...byCause].sort(([, one], [, other]) => other.length - one.length);
}

/** @param {readonly VisualRecord[]} records @param {boolean} isOfSite */
function fontsIn(records, isOfSite) {
  const fonts = records.filter((record) => record.kind === 'font' && record.isOfSite === isOfSite);
  /** @type {Map<string, string>} */
  const firstSeen = new Map();
  for (const record of fonts)
    if (record.kind === 'font' && !firstSeen.has(record.font))
      firstSeen.set(record.font, record.title);
  return [...firstSeen].sort();
}

/** @param {number} count @param {string} what */
const counted = (count, what) => `${count} ${what}${count === 1 ? '' : 's'}`;

/**
 * What a run found, as text: how much differs and why, and the fonts that text was drawn with.
 *
 * @param {readonly VisualRecord[]} records
 * @param {number} all how many screenshots both builds have.
 */
export function summarize(records, all) {
  const differences = differencesIn(records);
  const compared = comparedIn(records).length;
  const lines = [
    `${counted(differences.length, 'screenshot')} of ${counted(titlesOf(differences).length, 'component')} differ, of ${compared} compared and ${all} in all.`,
  ];
  for (const [cause, records] of causesIn(differences)) {
    const titles = titlesOf(records);
    lines.push(
      `  ${cause}: ${counted(records.length, 'screenshot')} of ${counted(titles.length, 'component')}`,
      `    ${titles.join(', ')}`,
    );
  }
  for (const [whose, isOfSite] of /** @type {const} */ ([
    ['the site', true],
    ['this machine', false],
  ])) {
    const fonts = fontsIn(records, isOfSite).map(([font, title]) => `${font} (first in ${title})`);
    if (fonts.length > 0) lines.push(`Fonts of ${whose}: ${fonts.join(', ')}.`);
  }
  return `${lines.join('\n')}\n`;
}
