import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { TestSpecification } from 'vitest/node';
import { componentFaults } from './componentFaults.ts';
import { type Fault, findFaults, withFault } from './findFaults.ts';
import { openTests } from './openTests.ts';

const folders = ['src/domain', 'src/email', 'src/forms'];

/** The share of the faults that tests must find, in per cent. */
const leastScore = 90;

/** Rules are proved by unit tests; components and hooks are drawn, and styles are looked at. */
const isRule = (file: string) => /\/(?!use[A-Z]|\w+(Styles|Card)\.)\w+\.ts$/.test(file);

interface Tally {
  found: number;
  survived: number;
}

function describeFault(file: string, source: string, { start, end, replacement }: Fault) {
  const line = source.slice(0, start).split('\n').length;
  const short = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
  const original = short(source.slice(start, end).replace(/\s+/g, ' '));
  return `  survived: ${file}:${line}  ${original}  →  ${short(replacement) || 'nothing'}\n`;
}

const score = ({ found, survived }: Tally) =>
  `${(((found - survived) * 100) / found).toFixed(1)} % of ${found} faults found`;

type Tests = Awaited<ReturnType<typeof openTests>>;

/** @throws where tests fail without a fault: they would be said to find each. */
async function requirePass(tests: Tests, file: string, specifications: TestSpecification[]) {
  if (await tests.pass(resolve(file), undefined, specifications)) return;
  throw new Error(`Without a fault the tests of ${file} do not pass.`);
}

/** Runs the tests of a file once with each fault. */
async function survivorsOf(
  tests: Tests,
  file: string,
  faults: readonly Fault[],
  specifications: TestSpecification[],
): Promise<number> {
  const source = readFileSync(file, 'utf8');
  const pass = (text: string) => tests.pass(resolve(file), text, specifications);
  let survived = 0;
  for (const fault of faults) {
    if (specifications.length > 0 && !(await pass(withFault(source, fault)))) continue;
    survived += 1;
    process.stdout.write(describeFault(file, source, fault));
  }
  return survived;
}

/** Every fault of the rules, against unit tests. */
async function plantInRules(isChosen: (file: string) => boolean) {
  const tests = await openTests('unit');
  const tallies = new Map<string, Tally>();
  for (const folder of folders) {
    const tally = { found: 0, survived: 0 };
    for (const name of readdirSync(folder)) {
      const file = join(folder, name);
      if (!isRule(file) || !isChosen(file)) continue;
      const faults = findFaults(file, readFileSync(file, 'utf8'));
      const specifications = await tests.testsOf(resolve(file));
      if (specifications.length === 0) process.stdout.write(`  no test imports ${file}\n`);
      else await requirePass(tests, file, specifications);
      const survived = await survivorsOf(tests, file, faults, specifications);
      process.stdout.write(`${file}: ${faults.length - survived} of ${faults.length}\n`);
      tally.found += faults.length;
      tally.survived += survived;
    }
    if (tally.found > 0) tallies.set(`${folder}, rules`, tally);
  }
  await tests.close();
  return tallies;
}

/** The listed faults of components and hooks, against stories. */
async function plantInComponents(isChosen: (file: string) => boolean) {
  const chosen = componentFaults.filter(({ file }) => isChosen(file));
  if (chosen.length === 0) return [];
  const tests = await openTests('stories');
  const tally = { found: chosen.length, survived: 0 };
  const passed = new Set<string>();
  for (const { file, find, replacement, stories } of chosen) {
    const start = readFileSync(file, 'utf8').indexOf(find);
    if (start < 0) throw new Error(`${file} has no ${find}`);
    const specifications = await tests.testsAt(resolve(stories));
    if (!passed.has(stories)) await requirePass(tests, file, specifications);
    passed.add(stories);
    const fault = { start, end: start + find.length, replacement };
    const survived = await survivorsOf(tests, file, [fault], specifications);
    // Each takes a browser up to a minute; without a line the run would seem to stand still.
    process.stdout.write(`${file}: ${1 - survived} of 1, ${find}\n`);
    tally.survived += survived;
  }
  await tests.close();
  return [['src/forms, components', tally]] as const;
}

/** @returns the exit code: 0 where each part has the score. */
export async function plantFaults(chosen: readonly string[]): Promise<number> {
  const isChosen = (file: string) => chosen.length === 0 || chosen.includes(file);
  const tallies = [...(await plantInRules(isChosen)), ...(await plantInComponents(isChosen))];
  for (const [part, tally] of tallies) process.stdout.write(`${part}: ${score(tally)}\n`);
  const isEnough = ({ found, survived }: Tally) => found - survived >= (found * leastScore) / 100;
  return tallies.every(([, tally]) => isEnough(tally)) ? 0 : 1;
}
