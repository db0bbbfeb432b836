import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from '../../build/findChromium.mjs';

const launchOptions = chromiumLaunchOptions();
const outputDir = resolve('test-results/visual');

/** The visual comparison of two built Storybooks. */
export default defineConfig({
  testDir: '.',
  outputDir,
  snapshotPathTemplate: `${outputDir}/before/{testName}/{arg}{ext}`,
  updateSnapshots: 'none',
  expect: { toMatchSnapshot: { threshold: 0, maxDiffPixels: 0 } },
  // First the sample, which tells soon where very many differ. Where none does, it is proved that one would be found.
  projects: [
    { name: 'sample', testMatch: 'sample.spec.ts' },
    { name: 'stories', testMatch: 'screenshots.spec.ts', dependencies: ['sample'] },
    { name: 'proof', testMatch: 'proof.spec.ts', dependencies: ['stories'] },
  ],
  fullyParallel: true,
  workers: Math.max(2, availableParallelism() - 1),
  // The stories of a component are one test.
  timeout: 180_000,
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
