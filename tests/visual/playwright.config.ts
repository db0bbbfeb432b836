import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from '../../build/findChromium.mjs';

const launchOptions = chromiumLaunchOptions();

/** The snapshots of a built Storybook, which `compare.mjs` takes twice. */
export default defineConfig({
  testDir: '.',
  outputDir: resolve('test-results/visual'),
  snapshotPathTemplate: `${process.env.VISUAL_BASELINE}/{arg}{ext}`,
  expect: { timeout: 30_000, toHaveScreenshot: { threshold: 0, maxDiffPixels: 0 } },
  fullyParallel: true,
  workers: Math.max(2, availableParallelism() - 1),
  timeout: 120_000,
  forbidOnly: true,
  reporter: [
    ['line'],
    ['html', { outputFolder: resolve('playwright-report/visual'), open: 'never' }],
  ],
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A tile that is drawn in part would keep an edge of what a play moved by less than a pixel.
    launchOptions: { ...launchOptions, args: [...launchOptions.args, '--disable-partial-raster'] },
  },
});
