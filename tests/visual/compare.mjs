/**
 * `npm run test:visual`: builds the Storybook of the working tree and that of another commit, takes
 * screenshots of both in the same browser and compares them. Arguments: `--against=<ref>` names the
 * commit, `--built` takes the working tree's Storybook as it was built last; all others go to
 * Playwright, such as `--grep Atoms/StatCard`.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { requireChromium } from '../../build/findChromium.mjs';
import { buildCommit, findCommit, run } from './commitBuild.mjs';
import { screenshotList } from './screenshotList.mjs';

const given = process.argv.slice(2);
const against = given.find((argument) => argument.startsWith('--against='));
const isBuilt = given.includes('--built');
const toPlaywright = given.filter((argument) => argument !== against && argument !== '--built');

/** Prints the stories that only one of the two commits has. */
function printUncompared() {
  if (!existsSync(screenshotList)) return;
  /** @type {import('./listScreenshots').ScreenshotList} */
  const { added, removed } = JSON.parse(readFileSync(screenshotList, 'utf8'));
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
  try {
    run('npx', ['playwright', 'test', '--config', 'tests/visual', ...toPlaywright], {
      env: { ...process.env, VISUAL_BEFORE: before },
    });
  } finally {
    printUncompared();
  }
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : error}\n`);
  process.stderr.write(
    'Before, after and difference: npx playwright show-report playwright-report/visual\n',
  );
  process.exitCode = 1;
}
