/**
 * `npm run test:visual`: builds the Storybook, takes its pictures and compares them with those that
 * are kept. Arguments: `--update` renews the kept ones, `--built` takes the Storybook that is built
 * already; all others go to Playwright, such as `--grep Atoms/StatCard`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunchOptions, requireChromium } from '../../build/findChromium.mjs';
import { browserNote } from './baseline.mjs';

const own = ['--update', '--built'];
const given = process.argv.slice(2);
const isUpdate = given.includes('--update');
const toPlaywright = given.filter((argument) => !own.includes(argument));

/** @param {string[]} command @param {Record<string, string>} [env] */
const run = ([program = '', ...args], env) =>
  spawnSync(program, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  }).status === 0;

/** @param {string[]} args @param {Record<string, string>} [env] */
const test = (args, env) =>
  run(['npx', 'playwright', 'test', '--config', 'tests/visual', ...args], env);

async function nameBrowser() {
  const options = chromiumLaunchOptions();
  const browser = await chromium.launch(options);
  const program = basename(options.executablePath ?? 'chromium', '.exe');
  const name = `${program} ${browser.version()} on ${process.platform} ${process.arch}`;
  await browser.close();
  return name;
}

async function compare() {
  requireChromium();
  const browser = await nameBrowser();
  if (!given.includes('--built') && !run(['npx', 'storybook', 'build', '--loglevel', 'warn']))
    return false;
  if (isUpdate) {
    if (!test(['pictures.spec.ts', ...toPlaywright], { VISUAL_UPDATE: 'true' })) return false;
    // A part of the pictures says nothing of the browser of all.
    if (toPlaywright.length === 0) writeFileSync(browserNote, `${browser}\n`);
    return test(['proof.spec.ts']);
  }
  const keptBy = existsSync(browserNote) ? readFileSync(browserNote, 'utf8').trim() : 'no browser';
  if (keptBy !== browser)
    process.stdout.write(
      `The pictures were taken by ${keptBy}, and this is ${browser}: a difference may be the browser's.\n`,
    );
  if (test(toPlaywright)) return true;
  process.stdout.write(
    '\nBefore, after and difference: npx playwright show-report playwright-report/visual\n',
  );
  return false;
}

process.exitCode = (await compare()) ? 0 : 1;
