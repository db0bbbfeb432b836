/**
 * `npm test`: everything that must hold, one stage after the other; then how long each step took,
 * and a last line that counts. Stops after the first stage in which a step fails.
 * `--language=<code>` runs the end-to-end tests in that language alone.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { requireChromium } from '../build/findChromium.mjs';
import { readLanguageArgument } from './languageArgument.mjs';
import { findNginx, nginxInstallation } from './nginx/findNginx.mjs';

const reports = resolve('node_modules/.cache/test-reports');
const unitReport = join(reports, 'vitest.json');
const enginesReport = join(reports, 'engines.json');
const storybookReport = join(reports, 'storybook.json');

const { codes } = readLanguageArgument(process.argv.slice(2));
const endToEnd = codes.map((code) => {
  const report = join(reports, `e2e-${code}.json`);
  return {
    name: `End-to-end tests: ${code}`,
    report,
    command: ['npx', 'playwright', 'test', '--config=tests/e2e'],
    env: { E2E_LANGUAGE: code, E2E_REPORT: report, E2E_HOSTS: 'shared' },
  };
});

/** @typedef {{ name: string, command: string[], env?: Record<string, string> }} Step */

/**
 * The steps of a stage run at once, where one alone would leave one of two cores idle.
 *
 * @type {Step[][]}
 */
const stages = [
  [
    // Its last part is the build that the end-to-end tests open.
    {
      name: 'Types, lint, format, dead code, vulnerabilities, byte budgets',
      command: ['npm', 'run', 'check'],
    },
    {
      name: 'Storybook',
      command: ['npx', 'storybook', 'build', '--stats-json', '--loglevel', 'warn'],
    },
  ],
  [
    {
      name: 'Unit tests and stories',
      command: [
        'npx',
        'vitest',
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${unitReport}`,
      ],
      // React as visitors have it. Its development build records a stack for every element it draws.
      env: { NODE_ENV: 'production' },
    },
  ],
  ...endToEnd.map((step) => [step]),
  [
    {
      name: 'Journeys in Firefox and WebKit',
      command: [
        'npx',
        'vitest',
        'run',
        '--config=tests/engines/vitest.config.ts',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${enginesReport}`,
      ],
    },
  ],
  [
    {
      name: 'Tests of the built Storybook',
      command: ['npx', 'playwright', 'test', '--config', 'tests/storybook'],
      env: { STORYBOOK_REPORT: storybookReport },
    },
  ],
];

/**
 * Runs a step. The first of a stage is heard as it goes, the others once they are over.
 *
 * @param {Step} step
 * @param {number} place
 */
async function run({ name, command: [program = '', ...args], env }, place) {
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
  return { name, status, output, milliseconds: performance.now() - start };
}

/**
 * A report of a step, or nothing where the step wrote none.
 *
 * @param {string} file
 */
function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const begin = performance.now();
/** @type {[name: string, milliseconds: number][]} */
const times = [];

let failedSteps = 0;
try {
  const chromium = requireChromium();
  process.stdout.write(`Tests run in ${chromium}\n`);
  if (!findNginx()) {
    process.stdout.write(
      `Skipped: the end-to-end tests on nginx. To have them: ${nginxInstallation}.\n`,
    );
  }
  for (const stage of stages) {
    const [first, ...others] = await Promise.all(stage.map(run));
    for (const { name, output } of others)
      process.stdout.write(`\n== ${name}\n${Buffer.concat(output)}`);
    for (const { name, status, milliseconds } of [...(first ? [first] : []), ...others]) {
      times.push([name, milliseconds]);
      if (status === 0) continue;
      process.stderr.write(`\nFailed: ${name}\n`);
      failedSteps += 1;
    }
    if (failedSteps > 0) break;
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  failedSteps += 1;
}

times.push(['Total', performance.now() - begin]);
process.stdout.write('\n');
for (const [name, milliseconds] of times) {
  process.stdout.write(`${(milliseconds / 1000).toFixed(1).padStart(8)} s  ${name}\n`);
}

let passed = 0;
let failedTests = 0;
for (const report of [unitReport, enginesReport]) {
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(report) ?? {};
  passed += numPassedTests;
  failedTests += numFailedTests;
}
for (const report of [...endToEnd.map(({ report }) => report), storybookReport]) {
  const { expected = 0, unexpected = 0, flaky = 0 } = readReport(report)?.stats ?? {};
  passed += expected;
  failedTests += unexpected + flaky;
}
// A step can fail without a failed test: a type error, a build that breaks.
const failed = Math.max(failedTests, failedSteps);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;
