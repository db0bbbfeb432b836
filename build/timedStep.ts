import type { Logger } from 'vite';

/** Does a step of the build, and logs how long it took as Vite does of its own. */
export const timedStep = (logger: Logger) => async (name: string, task: () => Promise<void>) => {
  const start = performance.now();
  await task();
  logger.info(`✓ ${name} in ${((performance.now() - start) / 1000).toFixed(2)}s`);
};
