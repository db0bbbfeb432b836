import { type Browser, test as base, type Page } from '@playwright/test';
import { languages } from '../../src/content/languages';
import { builtStorybook, serveBuiltStorybook } from '../storybook/builtStorybook';
import { openPreview } from '../storybook/runningPreview';
import { watchPage } from '../storybook/watchPage';
import { builtBefore } from './listScreenshots';
import type { Screenshot } from './readScreenshots';
import { showStory } from './showStory';

export interface RunningStorybook {
  /** Shows a story as its screenshot is taken, and gives the page that it stands on. */
  show: (screenshot: Screenshot) => Promise<Page>;
  close: () => Promise<void>;
}

const noMotion =
  '*, *::before, *::after { transition: none !important; animation: none !important; }';

/** Serves a built Storybook and opens its preview, in a page for each language. */
export async function runStorybook(browser: Browser, folder: string): Promise<RunningStorybook> {
  const server = await serveBuiltStorybook(folder);
  const context = await browser.newContext({
    locale: languages[0].tag,
    timezoneId: 'Asia/Kolkata',
  });

  async function openIn(language: string, first: Screenshot) {
    const page = await context.newPage();
    const { takeProblems } = watchPage(page, server.url);
    await openPreview(page, server.url, {}, language);
    await page.addStyleTag({ content: noMotion });
    // Fonts load with the first story; a play that measures text would find others.
    await showStory(page, first);
    takeProblems();
    return { page, takeProblems };
  }
  const opened = new Map<string, ReturnType<typeof openIn>>();

  return {
    show: async (screenshot) => {
      const language = String(screenshot.globals.language ?? languages[0].code);
      const opening = opened.get(language) ?? openIn(language, screenshot);
      opened.set(language, opening);
      const { page, takeProblems } = await opening;
      const errors = await showStory(page, screenshot);
      const problems = [...errors, ...takeProblems()];
      if (problems.length > 0)
        throw new Error(`${screenshot.storyId} has errors:\n${problems.join('\n')}`);
      return page;
    },
    close: async () => {
      await context.close();
      await server.close();
    },
  };
}

const fixtureOf =
  (folder: string) =>
  async (
    { browser }: { browser: Browser },
    provide: (storybook: RunningStorybook) => Promise<void>,
  ) => {
    const storybook = await runStorybook(browser, folder);
    await provide(storybook);
    await storybook.close();
  };

/** Playwright's test with both built Storybooks, each opened once in a worker. */
export const test = base.extend<object, { before: RunningStorybook; after: RunningStorybook }>({
  before: [fixtureOf(builtBefore), { scope: 'worker' }],
  after: [fixtureOf(builtStorybook), { scope: 'worker' }],
});
