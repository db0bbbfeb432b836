/**
 * `npm run bench`: builds the site and measures how fast it is, beside the same pages without any
 * script and beside the same site rendered by its scripts alone. Prints one table, writes it to
 * `bench-results`, and asserts nothing about time. Method: `docs/performance.md`.
 *
 * Options: `--runs=5`, `--routes=/,/about`, `--only=bytes,navigations`; `--only=tests` times `npm test`.
 */
import { parseArgs } from 'node:util';
import { blankSubmit } from './measurements/blankSubmit.mjs';
import { build, buildTimes, testTimes } from './measurements/buildTimes.mjs';
import { bytes } from './measurements/bytes.mjs';
import { contactForm } from './measurements/contactForm.mjs';
import { earlyTap } from './measurements/earlyTap.mjs';
import { lighthouseScores } from './measurements/lighthouseScores.mjs';
import { longestTask } from './measurements/longestTask.mjs';
import { memory } from './measurements/memory.mjs';
import { navigations } from './measurements/navigations.mjs';
import { writeReport } from './report.mjs';
import { withRetries } from './retries.mjs';
import { Samples } from './samples.mjs';
import { serveTargets } from './servers.mjs';
import { makeTargets, targetNames } from './targets.mjs';
import { browserVersion } from './visitor.mjs';

/**
 * What a measurement is given to measure once.
 *
 * @typedef {object} Visit
 * @property {import('./servers.mjs').ServedTarget} target
 * @property {string} route
 * @property {boolean} isFirst whether this is the first of the runs
 */

/**
 * @typedef {object} Measurement
 * @property {(visit: Visit) => Promise<Record<string, number>>} measure
 * @property {string[]} routes where no others are asked for
 * @property {'fixed'} [kind] of a measurement whose routes are what it is about
 * @property {import('./targets.mjs').TargetName[]} [once] targets that one run is enough for
 * @property {import('./targets.mjs').TargetName[]} [without] targets that cannot do this
 */

const productPage = '/products/aadhaar-banking';
const oneOfEachKind = ['/', '/about', productPage, '/terms', '/JoinUs', '/contact'];

/** @type {Record<string, Measurement>} */
const measurements = {
  bytes: { measure: bytes, routes: oneOfEachKind, once: ['site', 'limit', 'client'] },
  lighthouse: {
    measure: lighthouseScores,
    routes: ['/', productPage, '/contact'],
    once: ['client'],
  },
  tasks: { measure: longestTask, routes: oneOfEachKind },
  navigations: { measure: navigations, routes: ['/', productPage], kind: 'fixed' },
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
    only: { type: 'string', default: ['build', ...Object.keys(measurements)].join(',') },
  },
});
const runs = Number(options.runs);
const asked = new Set(options.only.split(','));
const unknown = [...asked].filter(
  (name) => !(name in measurements) && !['build', 'tests'].includes(name),
);
if (unknown.length > 0 || !(runs > 0)) {
  throw new Error(
    `--only takes build, tests, ${Object.keys(measurements).join(', ')}; --runs a number.`,
  );
}

const browser = await browserVersion();
const samples = new Samples();
/** @param {string} text */
const tell = (text) => process.stderr.write(`${new Date().toTimeString().slice(0, 8)} ${text}\n`);

// A run is long: what was measured is reported however it ends.
process.once('exit', () => {
  const conditions = [browser, `${runs} runs: median (least–most)`];
  writeReport({ name: 'bench', conditions, table: samples.table() });
});
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
  for (const [name, measurement] of Object.entries(measurements)) {
    if (asked.has(name)) await measurePart(name, measurement);
  }
} finally {
  stop();
}

/**
 * @param {string} name
 * @param {Measurement} measurement
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
