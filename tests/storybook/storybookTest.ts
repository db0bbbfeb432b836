import { test as base, expect, type Page } from '@playwright/test';
import type { IndexEntry } from 'storybook/internal/types';
import { emptyFramesHeader, serveBuiltStorybook } from './builtStorybook';
import { drawFrames, findLostFrames, finishDocs } from './finishDocs';
import { leaveOutPlay, openPreview, readStory } from './runningPreview';
import { showEntry } from './showEntry';
import { watchPage } from './watchPage';

const defaultWindow = { width: 1280, height: 900 };

/** What a window of 1440 pixels leaves for a docs page beside Storybook's sidebar. */
const besideSidebar = { width: 1140, height: 900 };

type DrawnFrames = Awaited<ReturnType<typeof drawFrames>> & { problems: string[] };

interface OpenStorybook {
  url: string;
  /** The frame in which stories are shown, one after the other. */
  preview: Page;
  /** Shows an entry, a story without its play, in the window it is made for; returns what went wrong. */
  show: (entry: IndexEntry) => Promise<string[]>;
  /** Draws the frames of these stories on the docs page that is shown; `problems` has what was logged meanwhile. */
  drawFrames: (isWanted: (storyId: string) => boolean) => Promise<DrawnFrames>;
}

async function showInItsWindow(page: Page, entry: IndexEntry): Promise<string[]> {
  const asked = entry.type === 'story' ? await readStory(page, entry.id) : undefined;
  if (asked) await leaveOutPlay(page, entry.id);
  const size = asked ? (asked.windows[asked.viewport ?? ''] ?? defaultWindow) : besideSidebar;
  if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
  const errors = await showEntry(page, entry);
  if (entry.type === 'story') return errors;
  return [...errors, ...(await finishDocs(page)), ...(await findLostFrames(page))];
}

/** Playwright's test with the built Storybook: one server and one open preview for each worker. */
export const test = base.extend<object, { storybook: OpenStorybook }>({
  storybook: [
    async ({ browser }, provide) => {
      const server = await serveBuiltStorybook();
      const context = await browser.newContext({
        // What Storybook's own test runner is called: Storybook then waits for no animation.
        userAgent: 'StorybookTestRunner',
        viewport: defaultWindow,
        extraHTTPHeaders: { [emptyFramesHeader]: 'yes' },
      });
      const preview = await context.newPage();
      const watch = watchPage(preview, server.url);

      const untilIdle = () =>
        expect.poll(watch.underWay, { intervals: [10], timeout: 10_000 }).toEqual([]);

      let shown = 0;
      await openPreview(preview, server.url);
      await provide({
        url: server.url,
        preview,
        drawFrames: async (isWanted) => {
          const drawn = await drawFrames(preview, isWanted);
          await untilIdle();
          return { ...drawn, problems: watch.takeProblems() };
        },
        show: async (entry) => {
          shown += 1;
          // The add-on of pseudo states reads no more than 1000 rules, and those of all entries add up.
          if (shown % 40 === 0) await openPreview(preview, server.url);
          try {
            const errors = await showInItsWindow(preview, entry);
            await untilIdle();
            return [...errors, ...watch.takeProblems()];
          } catch (error) {
            const problems = watch.takeProblems();
            await openPreview(preview, server.url);
            watch.takeProblems();
            return [String(error), ...problems];
          }
        },
      });
      await context.close();
      await server.close();
    },
    { scope: 'worker' },
  ],
});
