import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const caches = 'node_modules/.cache';

/**
 * Seconds for the build of `npm start`: with nothing kept of an earlier one, and again.
 *
 * @returns {Record<string, number>}
 */
export function buildTimes() {
  // The social images and the server's build; what the benchmark itself keeps there stays.
  for (const folder of existsSync(caches) ? readdirSync(caches) : []) {
    if (folder.startsWith('saralpay-')) rmSync(join(caches, folder), { recursive: true });
  }
  rmSync('node_modules/.vite', { recursive: true, force: true });
  rmSync('dist-sandbox', { recursive: true, force: true });
  return { 'build, cold, s': secondsFor(build), 'build, warm, s': secondsFor(build) };
}

/**
 * Seconds for the whole of the tests.
 *
 * @returns {Record<string, number>}
 */
export function testTimes() {
  return { 'npm test, s': secondsFor(() => run('npm', ['test'])) };
}

/** Builds the site that is measured. */
export function build() {
  run('npx', ['vite', 'build', '--mode', 'sandbox', '--logLevel', 'warn']);
}

/**
 * @param {string} program
 * @param {string[]} args
 */
function run(program, args) {
  const { status } = spawnSync(program, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`Failed: ${program} ${args.join(' ')}`);
}

/** @param {() => void} task */
function secondsFor(task) {
  const start = performance.now();
  task();
  return (performance.now() - start) / 1000;
}
