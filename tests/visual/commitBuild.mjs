import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const cache = resolve('node_modules/.cache/visual');
const keptBuilds = 3;

/**
 * Runs a program to its end.
 *
 * @param {string} program @param {string[]} args @param {import('node:child_process').SpawnSyncOptions} [options]
 */
export function run(program, args, options) {
  const { status } = spawnSync(program, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  });
  if (status !== 0) throw new Error(`Failed: ${program} ${args.join(' ')}`);
}

/** @param {string[]} args @returns {string | undefined} what git prints; nothing where it fails. */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * The commit to compare with: the one given, or else where the branch left `main`.
 *
 * @param {string | undefined} ref
 */
export function findCommit(ref) {
  const commit = ref
    ? git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`)
    : (git('merge-base', 'HEAD', 'main') ?? git('merge-base', 'HEAD', 'origin/main'));
  if (commit) return commit;
  throw new Error(
    ref
      ? `git knows no commit ${ref}.`
      : 'git finds no merge base with main: name a commit with --against=<ref>.',
  );
}

/**
 * Builds the Storybook of a commit, unless it is kept from an earlier run.
 *
 * @param {string} commit its full hash
 * @returns {string} the folder of the build.
 */
export function buildCommit(commit) {
  const folder = join(cache, commit);
  if (!existsSync(folder)) {
    // Outside of node_modules, where the tools of the build would take it for a package.
    const checkout = join(mkdtempSync(join(tmpdir(), 'saralpay-visual-')), 'checkout');
    try {
      buildIn(checkout, commit, folder);
    } finally {
      rmSync(join(checkout, '..'), { recursive: true, force: true });
      git('worktree', 'prune');
    }
  }
  utimesSync(folder, new Date(), new Date());
  pruneBuilds();
  return folder;
}

/** @param {string} checkout @param {string} commit @param {string} folder */
function buildIn(checkout, commit, folder) {
  run('git', ['worktree', 'add', '--quiet', '--detach', checkout, commit], { shell: false });
  const lockfile = readFileSync(join(checkout, 'package-lock.json'));
  if (lockfile.equals(readFileSync('package-lock.json')))
    symlinkSync(resolve('node_modules'), join(checkout, 'node_modules'), 'junction');
  else run('npm', ['ci'], { cwd: checkout });
  // A build that is broken off must not be taken for a whole one.
  const partial = `${folder}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  run('npx', ['storybook', 'build', '--loglevel', 'warn', '--output-dir', partial], {
    cwd: checkout,
  });
  renameSync(partial, folder);
}

/** Deletes all builds but those used last. */
function pruneBuilds() {
  const builds = readdirSync(cache)
    .filter((name) => /^[0-9a-f]{40,}/.test(name))
    .map((name) => join(cache, name))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  for (const build of builds.slice(keptBuilds)) rmSync(build, { recursive: true });
}
