/**
 * `npm run bench`: builds the site and prints how fast it is, in one table beside a page of the same
 * HTML without any script, which is the limit, and beside the same site rendered by its scripts
 * alone. The targets take turns, so that what disturbs the machine disturbs them all. It asserts
 * nothing about time. `docs/speed.md` says what each line means.
 *
 * Options: `--runs=5`, `--routes=/,/about`, `--only=bytes,moves`; `--only=tests` times `npm test`.
 */
import { availableParallelism, cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { blankSubmit } from './measurements/blankSubmit.mjs';
import { build, buildTimes, testTimes } from './measurements/buildTimes.mjs';
import { bytes } from './measurements/bytes.mjs';
import { contactForm } from './measurements/contactForm.mjs';
import { earlyTap } from './measurements/earlyTap.mjs';
import { lighthouseScores } from './measurements/lighthouseScores.mjs';
import { longestTask } from './measurements/longestTask.mjs';
import { memory } from './measurements/memory.mjs';
import { moves } from './measurements/navigation.mjs';
import { withRetries } from './retries.mjs';
import { Samples } from './samples.mjs';
import { serveTargets } from './servers.mjs';
import { makeTargets, targetNames } from './targets.mjs';

/**
 * What a component is given to measure once.
 *
 * @typedef {object} Visit
 * @property {import('./servers.mjs').ServedTarget} target
 * @property {string} route
 * @property {boolean} isFirst whether this is the first of the runs
 */

/**
 * @typedef {object} Part
 * @property {(visit: Visit) => Promise<Record<string, number>>} measure
 * @property {string[]} routes where no others are asked for
 * @property {'fixed'} [kind] of a component whose routes are what it is about
 * @property {import('./targets.mjs').TargetName[]} [once] targets that one run is enough for
 * @property {import('./targets.mjs').TargetName[]} [without] targets that cannot do this
 */

const productPage = '/products/aadhaar-banking';
const oneOfEachKind = ['/', '/about', productPage, '/terms', '/JoinUs', '/contact'];

/** @type {Record<string, Part>} */
const components = {
  bytes: { measure: bytes, routes: oneOfEachKind, once: ['site', 'limit', 'client'] },
  lighthouse: {
    measure: lighthouseScores,
    routes: ['/', productPage, '/contact'],
    once: ['client'],
  },
  tasks: { measure: longestTask, routes: oneOfEachKind },
  moves: { measure: moves, routes: ['/', productPage], kind: 'fixed' },
  tap: { measure: earlyTap, routes: ['/'], kind: 'fixed' },
  form: { measure: contactForm, routes: ['/contact'], kind: 'fixed', without: ['limit'] },
  submit: {
    measure: blankSubmit,
    routes: ['/JoinUs', '/contact'],
    kind: 'fixed',
    without: ['limit'],
  },
  memory: { measure: memory, routes: ['/', '/contact'] },
};

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    routes: { type: 'string' },
    only: { type: 'string', default: ['build', ...Object.keys(components)].join(',') },
  },
});
const runs = Number(options.runs);
const asked = new Set(options.only.split(','));
const unknown = [...asked].filter(
  (name) => !(name in components) && !['build', 'tests'].includes(name),
);
if (unknown.length > 0 || !(runs > 0)) {
  throw new Error(
    `--only takes build, tests, ${Object.keys(components).join(', ')}; --runs a number.`,
  );
}

const samples = new Samples();
/** @param {string} text */
const tell = (text) => process.stderr.write(`${new Date().toTimeString().slice(0, 8)} ${text}\n`);

// What was measured is told however the run ends: it is long.
process.once('exit', () => process.stdout.write(report()));
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, () => process.exit(1));
}

for (let run = 0; run < runs && asked.has('build'); run += 1) {
  tell(`build, run ${run + 1} of ${runs}`);
  samples.add('', 'site', buildTimes());
}
if (asked.has('tests')) samples.add('', 'site', testTimes());
if (!asked.has('build')) build();

const { targets, stop } = await serveTargets(makeTargets(), targetNames);
try {
  for (const [name, component] of Object.entries(components)) {
    if (asked.has(name)) await measurePart(name, component);
  }
} finally {
  stop();
}

/**
 * @param {string} name
 * @param {Part} part
 */
async function measurePart(name, { measure, routes, kind, once = [], without = [] }) {
  const chosen = kind === 'fixed' ? routes : (options.routes?.split(',') ?? routes);
  for (let run = 0; run < runs; run += 1) {
    for (const route of chosen) {
      for (const target of targets) {
        if (without.includes(target.name) || (run > 0 && once.includes(target.name))) continue;
        tell(`${name}, run ${run + 1} of ${runs}: ${target.name} ${route}`);
        const visit = { target, route, isFirst: run === 0 };
        samples.add(route, target.name, await withRetries(() => measure(visit)));
      }
    }
  }
}

function report() {
  const [{ model } = { model: 'unknown processor' }] = cpus();
  const machine = `${availableParallelism()} × ${model}, Node ${process.version}`;
  const day = new Date().toISOString().slice(0, 10);
  return `\n${day}, ${machine}, ${runs} runs: median (least–most)\n\n${samples.table()}\n`;
}
