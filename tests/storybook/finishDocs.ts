import type { Locator, Page } from '@playwright/test';
import { readEntries } from './builtStorybook';
import { longestWait, waitForStories } from './runningPreview';

export const framesOf = (page: Page): Locator => page.locator('iframe[id^="iframe--"]');

/**
 * Waits until every story that stands in the document of the docs page itself is drawn.
 *
 * @returns the errors that stand in place of a story.
 */
export async function finishDocs(page: Page): Promise<string[]> {
  await waitForStories(page.mainFrame());
  const broken = await page.locator('.sb-story > pre').allTextContents();
  return broken.map((text) => `a story on the page is not drawn: ${text.split(' at ')[0]}`);
}

/** Ids of the stories that the frames of the docs page show. */
export async function readFramed(page: Page): Promise<string[]> {
  const addresses = await framesOf(page).evaluateAll((frames) =>
    frames.map((frame) => frame.getAttribute('src') ?? ''),
  );
  return addresses.map((address) => new URL(address, page.url()).searchParams.get('id') ?? '');
}

/** Frames of the docs page that lead to no story of this Storybook. */
export async function findLostFrames(page: Page): Promise<string[]> {
  const stories = new Set(readEntries().flatMap(({ id, type }) => (type === 'story' ? id : [])));
  const addresses = await framesOf(page).evaluateAll((frames) =>
    frames.map((frame) => frame.getAttribute('src') ?? ''),
  );
  return addresses
    .filter((address) => {
      const { pathname, searchParams } = new URL(address, page.url());
      return pathname !== '/iframe.html' || !stories.has(searchParams.get('id') ?? '');
    })
    .map((address) => `a frame leads to no story: ${address}`);
}

/**
 * Loads each frame of the docs page where it stands, without scrolling to it, and waits until the play of its story is
 * over.
 *
 * @returns the titles of the frames, and the errors of those that are not drawn, or cut what is open in them.
 */
export async function finishFrames(page: Page) {
  const titles: string[] = [];
  const errors: string[] = [];
  for (const framed of await framesOf(page).all()) {
    const title = (await framed.getAttribute('title')) ?? '';
    titles.push(title);
    await framed.evaluate((element) => element.setAttribute('loading', 'eager'));
    const frame = await (await framed.elementHandle())?.contentFrame();
    await frame?.waitForSelector('body:is(.sb-show-main, .sb-show-errordisplay)', {
      state: 'attached',
      timeout: longestWait,
    });
    if (!frame || (await frame.locator('body.sb-show-errordisplay').count()))
      errors.push(`${title} is not drawn in its frame`);
    else {
      await waitForStories(frame, 1);
      const isCut = await frame
        .locator(':popover-open')
        .evaluateAll((panels) =>
          panels.some((panel) => panel.scrollHeight > panel.clientHeight + 1),
        );
      if (isCut) errors.push(`${title} is cut by its frame`);
    }
  }
  return { titles, errors };
}
