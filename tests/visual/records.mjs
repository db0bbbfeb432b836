import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Where Playwright's workers write what they find, a line for each, and all of them read it. */
const file = resolve('node_modules/.cache/visual/records.jsonl');

/**
 * What a worker found: a pair of screenshots that was compared, with the cause where they differ; or a
 * font that text was drawn with, with the first component that it was seen in.
 *
 * @typedef {{ kind: 'compared', title: string, name: string, cause?: string }
 *   | { kind: 'font', font: string, isOfSite: boolean, title: string }} VisualRecord
 */

export function forgetRecords() {
  rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
}

/** @param {VisualRecord} record */
export const addRecord = (record) => appendFileSync(file, `${JSON.stringify(record)}\n`);

/** @returns {VisualRecord[]} */
export function readRecords() {
  if (!existsSync(file)) return [];
  // A line may be under way in another worker.
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line));
}
