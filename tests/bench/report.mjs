import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';

/** @typedef {import('./targets.mjs').TargetName} TargetName */

const resultsFolder = new URL('../../bench-results/', import.meta.url);

/** All figures, in one table with the date and the conditions. */
export class Report {
  #conditions;
  /** @type {Map<string, Record<TargetName, number[]>>} */
  #rows = new Map();

  /** @param {string[]} conditions */
  constructor(conditions) {
    const [{ model } = { model: 'unknown processor' }] = cpus();
    const machine = `${availableParallelism()} × ${model}, Node ${process.version}`;
    this.#conditions = [machine, ...conditions];
  }

  /**
   * @param {string} route
   * @param {TargetName} target
   * @param {Record<string, number>} figures by measure
   */
  add(route, target, figures) {
    for (const [measure, figure] of Object.entries(figures)) {
      const key = `| ${route} | ${measure} |`;
      const row = this.#rows.get(key) ?? { site: [], limit: [], client: [] };
      row[target].push(figure);
      this.#rows.set(key, row);
    }
  }

  text() {
    const rows = [...this.#rows].map(([key, { site, limit, client }]) => {
      const cells = [withSpread(site), withSpread(limit), withSpread(client), ratio(site, limit)];
      return `${key} ${cells.join(' | ')} |\n`;
    });
    return [
      `# bench, ${new Date().toISOString().slice(0, 10)}\n\n`,
      ...this.#conditions.map((condition) => `- ${condition}\n`),
      '\n| page | measure | this site | limit | client-rendered | site / limit |\n',
      '| --- | --- | --- | --- | --- | --- |\n',
      ...rows,
    ].join('');
  }

  /** Prints the text and writes it to a file named by the time. Works while the process exits. */
  write() {
    const time = new Date().toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
    mkdirSync(resultsFolder, { recursive: true });
    writeFileSync(new URL(`bench-${time}.md`, resultsFolder), this.text());
    process.stdout.write(`\n${this.text()}\nWritten to bench-results/bench-${time}.md\n`);
  }
}

/** @param {readonly number[]} figures */
function median(figures) {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  const lower = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  return (upper + lower) / 2;
}

/**
 * The median, with the minimum and the maximum in brackets where they differ.
 *
 * @param {readonly number[]} figures
 */
function withSpread(figures) {
  if (figures.length === 0) return '–';
  const ends = [Math.min(...figures), Math.max(...figures)].map(rounded);
  const middle = rounded(median(figures));
  return ends[0] === ends[1] ? middle : `${middle} (${ends.join('–')})`;
}

/**
 * The site's median as a multiple of the limit's; where the limit is 0, the difference.
 *
 * @param {readonly number[]} site
 * @param {readonly number[]} limit
 */
function ratio(site, limit) {
  if (site.length === 0 || limit.length === 0) return '–';
  const [value, least] = [median(site), median(limit)];
  if (least === 0) return value === 0 ? '1.00' : `+${rounded(value)}`;
  return (value / least).toFixed(2);
}

/** @param {number} figure */
function rounded(figure) {
  return String(Math.abs(figure) >= 1000 ? Math.round(figure) : Number(figure.toPrecision(3)));
}
