import type { Page } from '@playwright/test';
import { waitForStories } from '../storybook/runningPreview';
import { showEntry } from '../storybook/showEntry';
import type { Screenshot } from './readScreenshots';

/**
 * Shows a story in the window and mode of its screenshot, and waits until it is drawn and its play
 * is over.
 *
 * @returns what Storybook says went wrong.
 */
export async function showStory(page: Page, { storyId, globals, size }: Screenshot) {
  const { viewport: _size, language: _language, motion, colours, ...toolbar } = globals;
  await page.setViewportSize(size);
  // The browser's own preferences, not the toolbar's imitation of them.
  await page.emulateMedia({
    reducedMotion: motion === 'reduced' ? 'reduce' : 'no-preference',
    forcedColors: colours === 'forced' ? 'active' : 'none',
  });
  await page.evaluate(
    (set) => window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: set }),
    toolbar,
  );
  // The end of what this draws again must not be taken for that of the story.
  await waitForStories(page.mainFrame());
  const errors = await showEntry(page, { id: storyId, type: 'story' });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
    // An image that cannot be loaded cannot be decoded; its story shows what replaces it.
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
  return errors;
}
