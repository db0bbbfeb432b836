import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from '../../build/findChromium.mjs';

const { args, ...launchOptions } = chromiumLaunchOptions();

/** Tests of the built Storybook: what `npm run build-storybook` wrote. */
export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  workers: Math.max(2, availableParallelism() - 1),
  // Half of all docs pages are one test.
  timeout: 600_000,
  // What is expected comes late on a busy machine; how soon it comes is no test's matter.
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_REPORT
    ? [['line'], ['json', { outputFile: process.env.PLAYWRIGHT_REPORT }]]
    : 'line',
  use: {
    launchOptions: {
      ...launchOptions,
      // No name is looked up: a request to anywhere else fails at once, and stays on the machine.
      args: [...args, '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1'],
    },
  },
});
