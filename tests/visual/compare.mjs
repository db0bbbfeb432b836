/**
 * `npm run test:visual`: builds the Storybook of another commit and that of the working tree, takes the
 * snapshots of the first as Playwright's baseline, and compares the second with them. Arguments:
 * `--against=<ref>` names the commit, `--built` takes the working tree's Storybook as it was built last;
 * all others go to Playwright, such as `--grep StatCard`.
 */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runnerImport } from 'vite';
import { requireChromium } from '../../build/findChromium.mjs';

const cache = resolve('node_modules/.cache/visual');
const given = process.argv.slice(2);
const against = given.find((argument) => argument.startsWith('--against='));
const forPlaywright = given.filter((argument) => argument !== against && argument !== '--built');

/**
 * @param {string} program @param {string[]} args @param {import('node:child_process').SpawnSyncOptions} [options]
 * @returns whether it succeeded.
 */
function run(program, args, options) {
  const shell = process.platform === 'win32' && program !== 'git';
  return spawnSync(program, args, { stdio: 'inherit', shell, ...options }).status === 0;
}

/** @type {typeof run} */
const mustRun = (program, args, options) => {
  if (run(program, args, options)) return true;
  throw new Error(`Failed: ${program} ${args.join(' ')}`);
};

/** @param {string[]} args @returns what git prints; an empty text where it fails. */
const git = (...args) => spawnSync('git', args, { encoding: 'utf8' }).stdout.trim();

/** @param {string} folder @param {import('node:child_process').SpawnSyncOptions} [options] */
const buildStorybook = (folder, options) =>
  mustRun('npx', ['storybook', 'build', '--loglevel', 'warn', '--output-dir', folder], options);

/** Builds the Storybook of a commit, which is kept until another commit is compared with. @param {string} commit */
function buildCommit(commit) {
  const folder = join(cache, commit);
  const storybook = join(folder, 'storybook');
  if (existsSync(storybook)) return folder;
  for (const name of existsSync(cache) ? readdirSync(cache) : [])
    rmSync(join(cache, name), { recursive: true });
  // Outside of node_modules, where the tools of the build would take it for a package.
  const checkout = join(mkdtempSync(join(tmpdir(), 'visual-')), 'checkout');
  try {
    mustRun('git', ['worktree', 'add', '--quiet', '--detach', checkout, commit]);
    const lockFile = readFileSync(join(checkout, 'package-lock.json'));
    if (lockFile.equals(readFileSync('package-lock.json')))
      symlinkSync(resolve('node_modules'), join(checkout, 'node_modules'), 'junction');
    else mustRun('npm', ['ci'], { cwd: checkout });
    // An interrupted build must not be taken for a complete one.
    mkdirSync(folder, { recursive: true });
    buildStorybook(`${storybook}.partial`, { cwd: checkout });
    renameSync(`${storybook}.partial`, storybook);
  } finally {
    git('worktree', 'remove', '--force', checkout);
  }
  return folder;
}

/** @param {string} storybook @param {string} baseline @param {'all' | 'none'} update */
async function takeSnapshots(storybook, baseline, update) {
  /** @type {{ module: typeof import('./readScreenshots.ts') }} */
  const { module } = await runnerImport('./tests/visual/readScreenshots.ts', { logLevel: 'error' });
  const list = join(cache, 'screenshots.json');
  writeFileSync(list, JSON.stringify(await module.readScreenshots(storybook)));
  const args = ['--config', 'tests/visual', `--update-snapshots=${update}`, ...forPlaywright];
  return run('npx', ['playwright', 'test', ...args], {
    env: {
      ...process.env,
      STORYBOOK_BUILD: storybook,
      VISUAL_BASELINE: baseline,
      VISUAL_LIST: list,
    },
  });
}

requireChromium();
const ref = against?.slice('--against='.length) ?? (git('merge-base', 'HEAD', 'main') || 'HEAD');
const commit = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);
if (!commit) throw new Error(`git knows no commit ${ref}.`);
process.stdout.write(`Compares the working tree with ${commit.slice(0, 12)}.\n`);
const folder = buildCommit(commit);
const storybook = resolve('storybook-static');
if (!given.includes('--built')) buildStorybook(storybook);
const baseline = join(folder, 'snapshots');
// A story that cannot be shown there has no baseline, and is not compared.
await takeSnapshots(join(folder, 'storybook'), baseline, 'all');
const isSame = await takeSnapshots(storybook, baseline, 'none');
process.exitCode = isSame ? 0 : 1;
