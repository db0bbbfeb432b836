/**
 * `npm run test:visual`: builds the Storybook of the working tree and that of another commit, takes
 * screenshots of both in the same browser and compares them. Arguments: `--against=<ref>` names the
 * commit, `--built` takes the working tree's Storybook as it was built last, `--all` goes on where very
 * many stories differ; all others go to Playwright, such as `--grep Atoms/StatCard`.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { requireChromium } from '../../build/findChromium.mjs';
import { buildCommit, findCommit, run } from './commitBuild.mjs';
import { forgetRecords, readRecords } from './records.mjs';
import { screenshotList } from './screenshotList.mjs';
import { areVeryMany, summarize } from './summary.mjs';

const given = process.argv.slice(2);
const against = given.find((argument) => argument.startsWith('--against='));
const isBuilt = given.includes('--built');
const goesOn = given.includes('--all');
const own = [against, '--built', '--all'];
const passedOn = given.filter((argument) => !own.includes(argument));
// Stories that are named are looked at without the sample before them.
const toPlaywright = passedOn.length > 0 ? ['--no-deps', ...passedOn] : [];

/**
 * Prints what differs and why, and the stories that only one of the two commits has.
 *
 * @param {number} startedAt
 */
function printFound(startedAt) {
  if (!existsSync(screenshotList)) return;
  /** @type {import('./listScreenshots').ScreenshotList} */
  const { compared, added, removed } = JSON.parse(readFileSync(screenshotList, 'utf8'));
  const records = readRecords();
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  if (!goesOn && areVeryMany(records))
    process.stdout.write(
      `\nVery many stories differ: stopped after ${seconds} seconds. With --all it goes on.\n`,
    );
  process.stdout.write(`\n${summarize(records, compared.length)}`);
  for (const [title, names] of Object.entries({ New: added, Removed: removed }))
    if (names.length > 0)
      process.stdout.write(
        `\n${title}, not compared:\n${names.map((name) => `  ${name}\n`).join('')}`,
      );
}

try {
  requireChromium();
  const commit = findCommit(against?.slice('--against='.length));
  process.stdout.write(`Compares the working tree against ${commit.slice(0, 12)}.\n`);
  const before = buildCommit(commit);
  if (!isBuilt) run('npx', ['storybook', 'build', '--loglevel', 'warn']);
  rmSync(screenshotList, { force: true });
  forgetRecords();
  const startedAt = performance.now();
  try {
    run('npx', ['playwright', 'test', '--config', 'tests/visual', ...toPlaywright], {
      env: { ...process.env, VISUAL_BEFORE: before, ...(goesOn && { VISUAL_ALL: 'true' }) },
    });
  } finally {
    printFound(startedAt);
  }
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : error}\n`);
  process.stderr.write(
    'Before, after and difference: npx playwright show-report playwright-report/visual\n',
  );
  process.exitCode = 1;
}
