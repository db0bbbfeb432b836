import { test as base, type Page } from '@playwright/test';
import { languages } from '../../src/content/languages';
import { serveBuiltStorybook } from '../storybook/builtStorybook';
import { openPreview } from '../storybook/runningPreview';
import { watchPage } from '../storybook/watchPage';

export interface Studio {
  /** The frame in which stories stand for their pictures, one after the other. */
  page: Page;
  /** Has it speak a language from now on. */
  speak: (language: string) => Promise<void>;
  /** What went wrong in it since the last time. */
  takeProblems: () => string[];
}

/** Playwright's test with the built Storybook, served and opened once for each worker. */
export const test = base.extend<object, { studio: Studio }>({
  studio: [
    async ({ browser }, provide) => {
      const server = await serveBuiltStorybook();
      const context = await browser.newContext({
        locale: languages[0].tag,
        timezoneId: 'Asia/Kolkata',
      });
      const page = await context.newPage();
      const { takeProblems } = watchPage(page, server.url);
      let spoken = '';
      const speak = async (language: string) => {
        if (language === spoken) return;
        await openPreview(page, server.url, {}, language);
        await page.addStyleTag({
          content:
            '*, *::before, *::after { transition: none !important; animation: none !important; }',
        });
        spoken = language;
      };
      await speak(languages[0].code);
      await provide({ page, speak, takeProblems });
      await context.close();
      await server.close();
    },
    { scope: 'worker' },
  ],
});
