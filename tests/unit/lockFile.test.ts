import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

interface LockedPackage {
  version: string;
  integrity?: string;
  resolved?: string;
  license?: string;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
}

const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(
  await readFile('package-lock.json', 'utf8'),
);

const locked = Object.entries(packages)
  .filter(([path]) => path !== '')
  .map(([path, entry]) => ({ name: path.replace(/^.*node_modules\//, ''), ...entry }));

/** Licences that let a closed website use, build with and hand on the code. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
]);

const exceptions = new Map([
  // The site's fonts: may be shipped, also subset, as long as their licence is.
  ['@fontsource-variable/anek-bangla', 'OFL-1.1'],
  ['@fontsource-variable/anek-devanagari', 'OFL-1.1'],
  ['@fontsource-variable/anek-latin', 'OFL-1.1'],
  ['@fontsource-variable/anek-tamil', 'OFL-1.1'],
  // Tools that build or test, unchanged; none of their code is handed on.
  ['@axe-core/playwright', 'MPL-2.0'],
  ['@resvg/resvg-wasm', 'MPL-2.0'],
  ['argparse', 'Python-2.0'],
  ['axe-core', 'MPL-2.0'],
  ['caniuse-lite', 'CC-BY-4.0'],
  ['ico-endec', 'MPL-2.0'],
  ['lightningcss', 'MPL-2.0'],
  ['pako', '(MIT AND Zlib)'],
  ['satori', 'MPL-2.0'],
  // Is BSD, in a form of its package.json that npm does not put into the lock file.
  ['parse-cache-control', undefined],
  // Is MIT, in a form of its package.json that npm does not put into the lock file.
  ['xtend', undefined],
]);

/** The packages of a tool for each platform stand under the tool's own name. */
const exceptionOf = (name: string) => name.replace(/^(lightningcss)-.*/, '$1');

test('every package has a licence that is allowed, or one that is allowed to it alone', () => {
  expect(locked.length).toBeGreaterThan(500);
  const others = locked.filter(({ name, license }) => {
    const exception = exceptionOf(name);
    if (exceptions.has(exception) && exceptions.get(exception) === license) return false;
    // Of several to choose from one is enough.
    const choices = (license ?? '').replace(/[()]/g, '').split(' OR ');
    return !choices.some((choice) => allowed.has(choice));
  });
  expect(others.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
});

test('no package is tied to a registry', () => {
  expect(locked.filter(({ resolved }) => resolved !== undefined)).toEqual([]);
});

test('for a mirror below a path each package can be given its URL', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lock-file-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'package-lock.json');
  const own = { '': { name: 'own' } };
  const nested = 'node_modules/vite/node_modules/@scope/tool';
  await writeFile(file, JSON.stringify({ packages: { ...own, [nested]: { version: '1.2.3' } } }));
  execFileSync(process.execPath, [resolve('build/nameTarballs.mjs')], { cwd: folder });
  expect(JSON.parse(await readFile(file, 'utf8')).packages).toEqual({
    ...own,
    [nested]: {
      version: '1.2.3',
      resolved: 'https://registry.npmjs.org/@scope/tool/-/tool-1.2.3.tgz',
    },
  });
});

test('every exception is a licence that a package still has', () => {
  const inUse = new Set(locked.map(({ name, license }) => `${name}: ${license}`));
  const listed = [...exceptions].map(([name, license]) => `${name}: ${license}`);
  expect(listed.filter((exception) => !inUse.has(exception))).toEqual([]);
});

test('every package has a checksum, but for binaries of two tools for other platforms', () => {
  const without = locked.filter(({ integrity }) => !integrity?.startsWith('sha512-'));
  const counts: Record<string, number> = {};
  for (const { name, version } of without) {
    const tool = `${name.replace(/(\/[a-z]+)-.*/, '$1')} ${version}`;
    counts[tool] = (counts[tool] ?? 0) + 1;
  }
  // The registry they were locked from had none of them; another version must come with all.
  expect(counts).toEqual({ '@biomejs/cli 2.6.8': 8, '@oxc-parser/binding 0.156.0': 15 });
});

test('what a package asks for by a tag, as `latest`, is held at a version', async () => {
  const { overrides }: { overrides: Record<string, Record<string, string>> } = JSON.parse(
    await readFile('package.json', 'utf8'),
  );
  const moving = locked.flatMap(({ name, dependencies = {} }) =>
    Object.entries(dependencies)
      .filter(([, range]) => /^[a-z]+$/i.test(range) && range !== 'x')
      .map(([dependency]) => ({ name, dependency })),
  );
  const held = moving.filter(({ name, dependency }) => overrides[name]?.[dependency]);
  expect(moving.length).toBeGreaterThan(0);
  expect(held).toEqual(moving);
});

test('no install script is run, and the only package with one works without it', async () => {
  expect(await readFile('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  const withScript = locked.filter(({ hasInstallScript }) => hasInstallScript);
  // esbuild's script only takes a shorter way to the binary that comes as a package of its own.
  expect(withScript.map(({ name }) => name)).toEqual(['esbuild']);
});

test('no command of the project leans on a script that runs before or after it', async () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    await readFile('package.json', 'utf8'),
  );
  const names = Object.keys(scripts);
  const hooks = names.filter((name) =>
    /^(pre|post)(install|prepare|pack|publish)?$|^prepare|^install$|^dependencies$/.test(name),
  );
  const paired = names.filter((name) =>
    names.some((other) => name === `pre${other}` || name === `post${other}`),
  );
  expect([...hooks, ...paired]).toEqual([]);
});
