import { test as base, type Page } from '@playwright/test';
import { serveBuiltStorybook } from './builtStorybook';
import { watchPage } from './watchPage';

interface OpenStorybook {
  url: string;
  page: Page;
  /** Errors, warnings and requests to elsewhere that the page reported since the last time. */
  takeProblems: () => string[];
}

/** Playwright's test with the built Storybook and a page that is watched. */
export const test = base.extend<{ storybook: OpenStorybook }>({
  storybook: async ({ page }, provide) => {
    const server = await serveBuiltStorybook();
    const { takeProblems } = watchPage(page, server.url);
    await provide({ url: server.url, page, takeProblems });
    await server.close();
  },
});
