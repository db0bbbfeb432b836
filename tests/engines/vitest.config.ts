import { defineConfig } from 'vitest/config';

/** Runs the same journeys in each engine that is installed. */
export default defineConfig({
  test: {
    include: ['tests/engines/*.test.ts'],
    globalSetup: 'tests/engines/globalSetup.ts',
    maxWorkers: 4,
    testTimeout: 300_000,
    // A busy machine takes its time until a state is reached; the duration is not tested.
    expect: { poll: { timeout: 60_000, interval: 50 } },
  },
});
