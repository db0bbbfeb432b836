/** @param {readonly number[]} values */
function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  const lower = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  return (upper + lower) / 2;
}

/**
 * The median, and in brackets the least and the most that was measured: the noise.
 *
 * @param {readonly number[]} values
 */
export function withSpread(values) {
  if (values.length === 0) return '–';
  const ends = [Math.min(...values), Math.max(...values)].map(inShort);
  const middle = inShort(median(values));
  return ends[0] === ends[1] ? middle : `${middle} (${ends.join('–')})`;
}

/**
 * How many times the one is of the other; where the other is nothing, how much more it is.
 *
 * @param {readonly number[]} values
 * @param {readonly number[]} limits
 */
export function ratio(values, limits) {
  if (values.length === 0 || limits.length === 0) return '–';
  const limit = median(limits);
  const value = median(values);
  if (limit === 0) return value === 0 ? '1.00' : `+${inShort(value)}`;
  return (value / limit).toFixed(2);
}

/**
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 */
export function markdownTable(head, rows) {
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** @param {number} value */
function inShort(value) {
  return String(Math.abs(value) >= 1000 ? Math.round(value) : Number(value.toPrecision(3)));
}
