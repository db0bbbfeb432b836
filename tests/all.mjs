/**
 * `npm test`: what every change must pass. `--all` (`npm run test:all`) adds all that is left. Every step
 * runs, also after one has failed; only what needs a build that failed is left out. At the end: how long
 * each step took, the names of what failed, and a last line that counts.
 *
 * Any other argument is for Vitest, which then runs alone: `npm test -- --changed`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { requireChromium } from '../build/findChromium.mjs';
import { languages } from '../build/records.mjs';
import { failedInPlaywright, failedInVitest } from './failedTests.mjs';
import { findNginx, nginxInstallation } from './nginx/findNginx.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command
 * @property {Record<string, string>} [env]
 * @property {string} [needs] the step that must have passed
 * @property {'vitest' | 'playwright'} [runner] what writes the step's report
 */

const vitestArguments = process.argv.slice(2).filter((argument) => argument !== '--all');
const runsAll = process.argv.includes('--all');
const reports = resolve('node_modules/.cache/test-reports');

/** @param {string} name */
const reportOf = (name) => join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);

/**
 * @param {string} name
 * @param {string[]} options
 * @returns {Step}
 */
function vitest(name, options) {
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(name)}`];
  return { name, command: ['npx', 'vitest', 'run', ...report, ...options], runner: 'vitest' };
}

/**
 * @param {string} name
 * @param {string} needs
 * @param {string[]} options
 * @param {Record<string, string>} [env]
 * @returns {Step}
 */
function playwright(name, needs, options, env) {
  return {
    name,
    command: ['npx', 'playwright', 'test', ...options],
    env: { ...env, PLAYWRIGHT_REPORT: reportOf(name) },
    needs,
    runner: 'playwright',
  };
}

const site = 'Build of the site';
const storybook = 'Build of Storybook';

/** @type {Step} */
const budgets = { name: 'Byte budgets', command: ['npm', 'run', 'check:bytes'], needs: site };

/** @type {Step} */
const unitAndStories = {
  ...vitest('Unit tests and stories', [
    ...(runsAll ? [] : ['--project=unit', '--project=pseudo', '--project=stories']),
    ...vitestArguments,
  ]),
  // React as visitors have it. Its development build records a stack for every element it draws.
  env: { NODE_ENV: 'production' },
};

/**
 * The steps of a stage run at once, where one alone would leave one of two cores idle.
 *
 * @returns {Step[][]}
 */
function stages() {
  if (vitestArguments.length > 0) return [[unitAndStories]];
  const checks = [
    { name: 'Types, lint, format, dead code', command: ['npm', 'run', 'check'] },
    { name: site, command: ['npx', 'vite', 'build', '--mode', 'sandbox', '--logLevel', 'warn'] },
  ];
  if (!runsAll)
    return [
      checks,
      [unitAndStories, budgets],
      [
        playwright('Main journeys', site, [
          '--config=tests/e2e',
          '--project=preview',
          '--grep=@smoke',
        ]),
      ],
    ];
  return [
    [
      ...checks,
      {
        name: storybook,
        command: ['npx', 'storybook', 'build', '--stats-json', '--loglevel', 'warn'],
      },
    ],
    [unitAndStories, budgets],
    ...languages.slice(0, 2).map(({ code }) => [
      playwright(`End-to-end tests: ${code}`, site, ['--config=tests/e2e'], {
        E2E_LANGUAGE: code,
        E2E_HOSTS: 'shared',
      }),
    ]),
    [
      {
        ...vitest('Journeys in Firefox and WebKit', ['--config=tests/engines/vitest.config.ts']),
        needs: site,
      },
      playwright('Tests of the built Storybook', storybook, ['--config=tests/storybook']),
    ],
  ];
}

/**
 * Runs a step. The first of a stage is heard as it goes, the others once they are over.
 *
 * @param {Step} step
 * @param {number} place
 */
async function run({ name, command: [program = '', ...args], env, runner }, place) {
  const start = performance.now();
  const isHeard = place === 0;
  if (isHeard) process.stdout.write(`\n== ${name}\n`);
  const child = spawn(program, args, {
    stdio: isHeard ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  /** @type {Buffer[]} */
  const output = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => output.push(chunk));
  const [status] = await once(child, 'close');
  if (!isHeard) process.stdout.write(`\n== ${name}\n${Buffer.concat(output)}`);
  const milliseconds = performance.now() - start;
  return { name, runner, hasPassed: status === 0, milliseconds };
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
process.stdout.write(`Tests run in ${requireChromium()}\n`);
if (runsAll && !findNginx())
  process.stdout.write(
    `Skipped: the end-to-end tests on nginx. To have them: ${nginxInstallation}.\n`,
  );

const begin = performance.now();
/** @type {Awaited<ReturnType<typeof run>>[]} */
const results = [];
/** @type {string[]} */
const failures = [];
for (const stage of stages()) {
  /** @param {Step} step */
  const isPossible = ({ needs }) =>
    results.every(({ name, hasPassed }) => name !== needs || hasPassed);
  for (const { name, needs } of stage.filter((step) => !isPossible(step)))
    failures.push(`${name}: left out, for it needs "${needs}"`);
  results.push(...(await Promise.all(stage.filter(isPossible).map(run))));
}

let passed = 0;
for (const { name, runner, hasPassed } of results) {
  const file = reportOf(name);
  const report = runner && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  const failed = [];
  if (report && runner === 'vitest') {
    passed += report.numPassedTests;
    failed.push(...failedInVitest(report));
  }
  if (report && runner === 'playwright') {
    passed += report.stats.expected;
    failed.push(...failedInPlaywright(report));
  }
  // A step can fail without a failed test: a type error, a build that breaks.
  if (!hasPassed && failed.length === 0) failed.push('see above');
  failures.push(...failed.map((test) => `${name}: ${test}`));
}

process.stdout.write('\n');
for (const { name, milliseconds } of [
  ...results,
  { name: 'Total', milliseconds: performance.now() - begin },
])
  process.stdout.write(`${(milliseconds / 1000).toFixed(1).padStart(8)} s  ${name}\n`);
if (failures.length > 0) process.stdout.write(`\nFailed:\n  ${failures.join('\n  ')}\n`);
process.stdout.write(`\n${passed} passed, ${failures.length} failed\n`);
process.exitCode = failures.length > 0 ? 1 : 0;
