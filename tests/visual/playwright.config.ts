import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from '../../build/findChromium.mjs';
import { baseline } from './baseline.mjs';

const launchOptions = chromiumLaunchOptions();

/** The offline visual baseline: pictures of the built Storybook, compared with those that are kept. */
export default defineConfig({
  testDir: '.',
  outputDir: resolve('test-results/visual'),
  snapshotPathTemplate: `${baseline}/{arg}{ext}`,
  updateSnapshots: 'none',
  // Fingerprints compare exactly; this draws the difference to a picture that is not exact.
  expect: { toHaveScreenshot: { threshold: 0.2, maxDiffPixels: 0 } },
  fullyParallel: true,
  workers: Math.max(2, availableParallelism() - 1),
  timeout: 60_000,
  forbidOnly: true,
  reporter: [
    ['line'],
    ['html', { outputFolder: resolve('playwright-report/visual'), open: 'never' }],
  ],
  // A tile that is drawn in part would keep an edge of what a play moved by less than a pixel.
  use: {
    launchOptions: { ...launchOptions, args: [...launchOptions.args, '--disable-partial-raster'] },
  },
});
