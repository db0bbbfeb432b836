import { test as base } from '@playwright/test';
import { serveBuiltStorybook } from '../storybook/builtStorybook';

/** Playwright's test with the address of the built Storybook, served once for each worker. */
export const test = base.extend<object, { storybookUrl: string }>({
  storybookUrl: [
    async ({ browserName: _any }, provide) => {
      const server = await serveBuiltStorybook();
      await provide(server.url);
      await server.close();
    },
    { scope: 'worker' },
  ],
});
