import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import siteConfig from '../../vitest.config.ts';
import { plantFault } from './plantedFault.ts';

/** A project of tests in one worker, with a fault in what it imports. */
const withFaults = (project: TestProjectConfiguration): TestProjectConfiguration =>
  typeof project === 'object' && 'test' in project
    ? {
        ...project,
        plugins: [...(project.plugins ?? []), plantFault()],
        test: { ...project.test, maxWorkers: 1, testTimeout: 20_000 },
      }
    : project;

/** The projects of the site, with a cache of optimized dependencies apart from theirs. */
export default defineConfig(async (env) => {
  const { test, ...config } = await siteConfig(env);
  const projects = test?.projects?.map(withFaults);
  return { ...config, cacheDir: 'node_modules/.cache/mutation', test: { ...test, projects } };
});
