import { defineConfig } from 'vitest/config';

/** The same journeys in each engine that is installed, the engines side by side. */
export default defineConfig({
  test: {
    include: ['tests/engines/*.test.ts'],
    globalSetup: 'tests/engines/globalSetup.ts',
    maxWorkers: 4,
    testTimeout: 300_000,
    hookTimeout: 60_000,
    // What is expected comes late on a busy machine; how soon it comes is no test's matter.
    expect: { poll: { timeout: 40_000, interval: 50 } },
  },
});
