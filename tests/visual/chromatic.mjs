/** `npm run chromatic`: sends the Storybook to Chromatic. Arguments are Chromatic's own. */
import { spawnSync } from 'node:child_process';

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  const { status } = spawnSync('npx', ['chromatic', ...process.argv.slice(2)], {
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
