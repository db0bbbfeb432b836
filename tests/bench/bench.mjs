/**
 * `npm run bench`: measures the built site in a slow phone's browser, beside the same pages without any
 * script and beside the same site rendered by its scripts alone. Prints one table, writes it to
 * `bench-results`, and asserts nothing about time. Method: `docs/performance.md`.
 *
 * Options: `--runs=5`, `--only=navigation,submit`, and `--routes=/,/about` for the measurement `load`.
 */
import { parseArgs } from 'node:util';
import { load } from './load.mjs';
import { navigation } from './navigation.mjs';
import { Report } from './report.mjs';
import { serveTargets } from './servers.mjs';
import { submit } from './submit.mjs';
import { browserVersion } from './tab.mjs';
import { makeTargets, targetNames } from './targets.mjs';

/**
 * @typedef {object} Measurement
 * @property {(target: import('./servers.mjs').ServedTarget, route: string) => Promise<Record<string, number>>} measure
 *   visits a page once
 * @property {string[]} routes
 * @property {readonly import('./targets.mjs').TargetName[]} [of] all targets by default
 */

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string', default: 'load,navigation,submit' },
    routes: { type: 'string', default: '/,/products/aadhaar-banking,/contact,/JoinUs,/help,/404' },
  },
});

/** @type {Record<string, Measurement>} */
const measurements = {
  load: { measure: load, routes: options.routes.split(',') },
  navigation: { measure: navigation, routes: ['/', '/products/aadhaar-banking'] },
  submit: { measure: submit, routes: ['/contact', '/JoinUs'], of: ['site', 'client'] },
};

const runs = Number(options.runs);
const asked = options.only.split(',').flatMap((name) => measurements[name] ?? []);
if (asked.length === 0 || !(runs > 0)) {
  throw new Error(`--only takes ${Object.keys(measurements).join(', ')}; --runs a number.`);
}

const report = new Report([await browserVersion(), `${runs} runs: median (minimum–maximum)`]);
// A run is long: what was measured is reported however it ends.
process.once('exit', () => report.write());
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, () => process.exit(1));
}

const { targets, stop } = await serveTargets(makeTargets(), targetNames);
for (let run = 1; run <= runs; run += 1) {
  for (const { measure, routes, of = targetNames } of asked) {
    for (const route of routes) {
      for (const target of targets.filter(({ name }) => of.includes(name))) {
        const what = `run ${run} of ${runs}: ${measure.name} ${route}, ${target.name}`;
        process.stderr.write(`${what}\n`);
        try {
          report.add(route, target.name, await measure(target, route));
        } catch (error) {
          // The figures of one visit are missing; the others are still measured.
          process.stderr.write(`Failed: ${what}: ${error}\n`);
          process.exitCode = 1;
        }
      }
    }
  }
}
stop();
