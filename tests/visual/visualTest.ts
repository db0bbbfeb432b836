import { test as base, type Page } from '@playwright/test';
import { serveBuiltStorybook } from '../storybook/builtStorybook';
import { openPreview } from '../storybook/runningPreview';
import { watchPage } from '../storybook/watchPage';

export interface Studio {
  /** The frame in which stories stand for their pictures, one after the other. */
  page: Page;
  /** What went wrong in it since the last time. */
  takeProblems: () => string[];
}

/** Playwright's test with the built Storybook, served and opened once for each worker. */
export const test = base.extend<object, { studio: Studio }>({
  studio: [
    async ({ browser }, provide) => {
      const server = await serveBuiltStorybook();
      const context = await browser.newContext({ locale: 'en-IN', timezoneId: 'Asia/Kolkata' });
      const page = await context.newPage();
      const { takeProblems } = watchPage(page, server.url);
      await openPreview(page, server.url);
      await page.addStyleTag({
        content:
          '*, *::before, *::after { transition: none !important; animation: none !important; }',
      });
      await provide({ page, takeProblems });
      await context.close();
      await server.close();
    },
    { scope: 'worker' },
  ],
});
