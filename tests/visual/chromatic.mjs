/**
 * `npm run chromatic`: sends the Storybook to Chromatic. Arguments are Chromatic's own, but for `--count`, which
 * tells how many snapshots a full build of the Storybook that is built now would take.
 */
import { spawnSync } from 'node:child_process';
import { runnerImport } from 'vite';

const options = process.argv.slice(2);
if (options.includes('--count')) {
  /** @type {{ module: typeof import('./readScreenshots.ts') }} */
  const { module } = await runnerImport('./tests/visual/readScreenshots.ts', { logLevel: 'error' });
  process.stdout.write(`${(await module.readScreenshots()).length} snapshots\n`);
} else if (process.env.CHROMATIC_PROJECT_TOKEN) {
  const { status } = spawnSync('npx', ['chromatic', ...options], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
} else {
  process.stderr.write(
    'Set CHROMATIC_PROJECT_TOKEN to the token of the project, which chromatic.com shows under Manage → Configure.\n',
  );
  process.exitCode = 1;
}
