import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from '../../build/findChromium.mjs';

const port = Number(process.env.PORT) || 4173;

/** End-to-end tests: the built site with the mail sandbox, as `npm start` serves it. */
export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  // Most of a test is waiting for the browser: more workers than Playwright takes of itself.
  workers: Math.max(4, availableParallelism() - 1),
  // What is expected comes late on a busy machine; how soon it comes is no test's matter.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: process.env.E2E_REPORT
    ? [['line'], ['json', { outputFile: process.env.E2E_REPORT }]]
    : 'line',
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: chromiumLaunchOptions(),
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    command: 'npx vite preview --mode sandbox',
    cwd: '../..',
    port,
    reuseExistingServer: true,
  },
});
