import type { Page } from '@playwright/test';
import { longestWait, waitForStories } from './runningPreview';

/**
 * Waits until every story of the docs page is drawn; those in frames of their own are drawn only
 * when they come into view.
 *
 * @returns the errors that stand in place of a story.
 */
export async function finishDocs(page: Page): Promise<string[]> {
  await waitForStories(page.mainFrame());
  const broken = await page.locator('.sb-story > pre').allTextContents();
  const errors = broken.map((text) => `a story on the page is not drawn: ${text.split(' at ')[0]}`);
  for (const framed of await page.locator('iframe[id^="iframe--"]').elementHandles()) {
    await framed.scrollIntoViewIfNeeded();
    const frame = await framed.contentFrame();
    await frame?.waitForSelector('body:is(.sb-show-main, .sb-show-errordisplay)', {
      state: 'attached',
      timeout: longestWait,
    });
    if (!frame || (await frame.locator('body.sb-show-errordisplay').count()))
      errors.push(`${await framed.getAttribute('title')} is not drawn in its frame`);
    else await waitForStories(frame);
  }
  return errors;
}
