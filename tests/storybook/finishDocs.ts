import type { Locator, Page } from '@playwright/test';
import { drawnParameter, readEntries } from './builtStorybook';
import { longestWait, waitForStories } from './runningPreview';

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

const framesOf = (page: Page): Locator => page.locator('iframe[id^="iframe--"]');

/** The frames of the docs page, with what each leads to. */
async function readFrames(page: Page) {
  const addresses = await framesOf(page).evaluateAll((frames) =>
    frames.map((frame) => frame.getAttribute('src') ?? ''),
  );
  return addresses.map((address) => {
    const { pathname, searchParams } = new URL(address, page.url());
    return { address, pathname, storyId: searchParams.get('id') ?? '' };
  });
}

/** Frames of the docs page that lead to no story of this Storybook. */
export async function findLostFrames(page: Page): Promise<string[]> {
  const stories = new Set(readEntries().flatMap(({ id, type }) => (type === 'story' ? id : [])));
  const frames = await readFrames(page);
  return frames
    .filter(({ pathname, storyId }) => pathname !== '/iframe.html' || !stories.has(storyId))
    .map(({ address }) => `a frame leads to no story: ${address}`);
}

/**
 * Loads frames of the docs page where they stand, without scrolling to them, and waits until the plays of their
 * stories are over.
 *
 * @param isWanted whether the frame of this story is loaded.
 * @returns the titles of these frames, and the errors of those that are not drawn, or cut what is open in them.
 */
export async function drawFrames(page: Page, isWanted: (storyId: string) => boolean) {
  const titles: string[] = [];
  const errors: string[] = [];
  const frames = await readFrames(page);
  for (const [place, { address, storyId }] of frames.entries()) {
    if (!isWanted(storyId)) continue;
    const framed = framesOf(page).nth(place);
    const title = (await framed.getAttribute('title')) ?? '';
    titles.push(title);
    await framed.evaluate((element, src) => {
      element.setAttribute('loading', 'eager');
      element.setAttribute('src', src);
    }, `${address}&${drawnParameter}=yes`);
    await framed
      .contentFrame()
      .locator('body:is(.sb-show-main, .sb-show-errordisplay)')
      .waitFor({ state: 'attached', timeout: longestWait });
    const frame = await (await framed.elementHandle())?.contentFrame();
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
