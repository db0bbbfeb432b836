import { spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { basename, join, relative } from 'node:path';
import { expect, test } from '@playwright/test';
import { transformWithOxc } from 'vite';
import { browserTargets } from '../../build/browserTargets';
import project from '../../package.json' with { type: 'json' };
import { languages } from '../../src/content/languages';
import { pages } from '../../src/content/pages';

const root = join(import.meta.dirname, '../..');

interface BuildResult {
  status: number | null;
  output: string;
}

/** Builds for deployment with these email variables, whatever the environment and `.env` files say. */
function build(variables: Record<string, string>, outDir: string): Promise<BuildResult> {
  const env = {
    ...process.env,
    VITE_EMAILJS_PUBLIC_KEY: '',
    VITE_EMAILJS_SERVICE_ID: '',
    VITE_EMAILJS_TEMPLATE_ID: '',
    VITE_EMAILJS_ORIGIN: '',
    ...variables,
  };
  const command = ['vite', 'build', '--outDir', relative(root, outDir)];
  const child = spawn('npx', command, { cwd: root, env, shell: process.platform === 'win32' });
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  child.stderr.on('data', (text) => {
    output += text;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, output }));
  });
}

/** What the environment of a build may hold besides, and no visitor may get. */
const secrets = {
  SECRET_TOKEN: 'planted-plain-secret-6150',
  EMAILJS_PRIVATE_KEY: 'planted-private-key-2843',
  VITE_EMAILJS_PRIVATE_KEY: 'planted-vite-private-key-9027',
  VITE_EMAILJS_PUBLIC_KEY_OLD: 'planted-vite-longer-name-5518',
  VITE_UNKNOWN: 'planted-vite-unknown-3376',
};

const { username, homedir } = userInfo();

/** What no file may hold, whatever it is made from. */
const forbidden = {
  'the mail sandbox': /__outbox|sandbox-(public-key|service|template)|mail[- ]sandbox/i,
  'a secret of the environment': new RegExp(Object.entries(secrets).flat().join('|')),
  'a private key': /-----BEGIN [A-Z ]*(PRIVATE KEY|CERTIFICATE)/,
  'a token': new RegExp(
    [
      'gh[opsur]_[A-Za-z0-9]{36}',
      'github_pat_\\w{22}',
      'npm_[A-Za-z0-9]{36}',
      '[rs]k_(live|test)_\\w{16}',
      'xox[abprs]-\\w{10}',
      '(AKIA|ASIA)[A-Z0-9]{16}',
      'AIza[\\w-]{35}',
      'eyJ[\\w-]{10,}\\.eyJ[\\w-]{10,}\\.',
    ]
      .map((shape) => `\\b${shape}`)
      .join('|'),
  ),
  'a source map': /[#@] sourceMappingURL|"sourcesContent"/,
  'a place of the machine that built it': new RegExp(
    [root, `${homedir}/`, `/home/${username}/`, `/Users/${username}/`, `\\Users\\${username}\\`]
      .map((place) => place.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('|'),
  ),
  'a package registry': /registry\.(npmjs|yarnpkg|npmmirror)|npm\.pkg\.github|\bnode_modules\//,
};

// Builds share one cache folder, so one comes after the other.
test.describe.configure({ mode: 'default' });

test('a build for deployment has the keys it was given, and nothing else of where it was built', async () => {
  test.slow();
  const outDir = test.info().outputPath('site');
  const variables = {
    VITE_EMAILJS_PUBLIC_KEY: 'the-public-key-7391',
    VITE_EMAILJS_SERVICE_ID: 'the-service-id-4826',
    VITE_EMAILJS_TEMPLATE_ID: 'the-template-id-1957',
    VITE_USAGE_ADDRESS: 'https://usage.example/opened',
  };
  const { status, output } = await build({ ...variables, ...secrets }, outDir);
  expect(status, output).toBe(0);
  expect(output).toContain('pages written in ');
  expect(output, 'no file is listed').not.toMatch(/\.(js|png)\b/);

  const files = (await readdir(outDir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const contents = await Promise.all(files.map((file) => readFile(file, 'latin1')));
  expect(files.length).toBeGreaterThan(50);
  for (const value of Object.values(variables)) {
    const holders = contents.filter((content) => content.includes(value));
    expect(holders.length, value).toBeGreaterThanOrEqual(1);
    // A script that has words is there once in each language.
    expect(holders.length, value).toBeLessThanOrEqual(languages.length);
  }
  const headers = await readFile(join(outDir, '_headers'), 'utf8');
  expect(headers.match(/ connect-src [^;]+;/g)).toEqual(
    languages.flatMap(() =>
      pages.map(
        () =>
          " connect-src 'self' https://api.emailjs.com https://usage.example https://www.openstreetmap.org;",
      ),
    ),
  );
  const names = files.map((file) => relative(outDir, file).replaceAll('\\', '/'));
  expect(names.filter((name) => /\.map$|\.tsx?$|(^|\/)\./.test(name))).toEqual([]);
  // The hydration loader loads what reports page views: most pages never load the application.
  const [, report = ''] =
    /data-usage="\/([^"]+)"/.exec(contents[names.indexOf('about.html')] ?? '') ?? [];
  expect(contents[names.indexOf(report)]).toContain(variables.VITE_USAGE_ADDRESS);
  const found = Object.entries(forbidden).flatMap(([what, pattern]) =>
    names
      .filter((name, index) => pattern.test(`${name}\n${contents[index]}`))
      .map((name) => `${what} in ${name}`),
  );
  expect(found).toEqual([]);

  const licences = contents[names.indexOf('licences.txt')] ?? '';
  for (const name of ['react', '@mui/material', '@emailjs/browser', 'yup']) {
    expect(licences).toMatch(new RegExp(`^== ${name} \\d`, 'm'));
  }
  expect(licences).toContain('Apache License');
  const fonts = names.filter((name) => name.endsWith('.woff2')).map((name) => basename(name));
  const fontLicences = [
    ...licences.matchAll(/^== @fontsource-variable\/(\S+) .*\n\nCopyright .+ Anek/gm),
  ];
  expect(fonts.length).toBeGreaterThan(0);
  expect(
    fonts.filter((font) => !fontLicences.some(([, name]) => font.startsWith(`${name}-`))),
  ).toEqual([]);
  expect(licences.match(/^SIL OPEN FONT LICENSE/gm)).toHaveLength(fontLicences.length);
  expect(contents[names.indexOf('sitemap.xml')]).not.toContain('licences');
});

test('a build for deployment without one of them fails, names it alone and writes nothing', async () => {
  test.slow();
  const outDir = test.info().outputPath('site');
  const variables = { VITE_EMAILJS_PUBLIC_KEY: 'something', VITE_EMAILJS_TEMPLATE_ID: 'something' };
  const { status, output } = await build(variables, outDir);
  expect(status).not.toBe(0);
  expect(output).toContain('VITE_EMAILJS_SERVICE_ID');
  for (const given of Object.keys(variables)) expect(output).not.toContain(given);
  await expect(readdir(outDir)).rejects.toThrow('ENOENT');
});

test('nothing in the built scripts is newer than the oldest browsers that the site is for', async () => {
  const target = browserTargets(project.browserslist);
  const isUnderstood = async (code: string) => {
    const options = { sourcemap: false };
    const lowered = await transformWithOxc(code, 'script.js', { ...options, target });
    const kept = await transformWithOxc(code, 'script.js', { ...options, target: 'esnext' });
    return lowered.code === kept.code;
  };
  expect(await isUnderstood('{ using file = open(); }')).toBe(false);
  const folder = join(root, 'dist-sandbox');
  const scripts = (await readdir(join(folder, 'static/js')))
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(folder, 'static/js', name));
  const [, loader = ''] =
    /<script data-scripts[^>]*>(.+?)<\/script>/s.exec(
      await readFile(join(folder, 'index.html'), 'utf8'),
    ) ?? [];
  expect(scripts.length).toBeGreaterThan(15);
  expect(await isUnderstood(loader)).toBe(true);
  for (const script of scripts) {
    expect(await isUnderstood(await readFile(script, 'utf8')), script).toBe(true);
  }
});
