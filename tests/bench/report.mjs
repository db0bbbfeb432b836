import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const resultsFolder = fileURLToPath(new URL('../../bench-results', import.meta.url));

/**
 * @typedef {object} Report
 * @property {string} name of the benchmark
 * @property {string[]} conditions browser versions, number of runs and whatever else the figures depend on
 * @property {string} table
 */

/**
 * Prints a table with its date and conditions, and writes the same text as a Markdown file, named by
 * the benchmark and the time, so that no run overwrites another. Works while the process exits.
 *
 * @param {Report} report
 * @param {string} [folder] `bench-results` of this project by default
 * @returns {string} the path of the file
 */
export function writeReport({ name, conditions, table }, folder = resultsFolder) {
  const [day = '', time = ''] = new Date().toISOString().split('T');
  const [{ model } = { model: 'unknown processor' }] = cpus();
  const machine = `${availableParallelism()} × ${model}, Node ${process.version}`;
  const facts = [machine, ...conditions].map((condition) => `- ${condition}`).join('\n');
  const text = `# ${name}, ${day}\n\n${facts}\n\n${table}\n`;
  const file = join(folder, `${name}-${day}-${time.slice(0, 8).replaceAll(':', '')}.md`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, text);
  process.stdout.write(`\n${text}\nWritten to ${file}\n`);
  return file;
}
