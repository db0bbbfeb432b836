import type { Page } from '@playwright/test';
import { showEntry } from '../storybook/showEntry';
import { fingerprintOf } from './kept';
import type { Picture } from './pictures';
import type { Studio } from './visualTest';

/** How every picture is taken. */
export const still = {
  fullPage: true,
  animations: 'disabled',
  caret: 'hide',
  scale: 'css',
} as const;

/** Shows a story as its picture has it: in its window and mode, drawn, and with its play over. */
export async function openPictured({ page, speak, takeProblems }: Studio, picture: Picture) {
  const { viewport: _size, motion, colours, language = 'en', ...toolbar } = picture.globals;
  await speak(String(language));
  await page.setViewportSize(picture.size);
  // The browser's own preferences, and not the toolbar's likeness of them.
  await page.emulateMedia({
    reducedMotion: motion === 'reduced' ? 'reduce' : 'no-preference',
    forcedColors: colours === 'forced' ? 'active' : 'none',
  });
  await page.evaluate(
    (globals) => window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals }),
    toolbar,
  );
  const errors = await showEntry(page, { id: picture.storyId, type: 'story' });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
    // A picture that is lost cannot be decoded; its story shows what stands in its place.
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
  const problems = [...errors, ...takeProblems()];
  if (problems.length > 0)
    throw new Error(`${picture.storyId} has errors:\n${problems.join('\n')}`);
}

/** A picture to be looked at: a fifth of the size of an exact one. */
export const forEyes = { ...still, type: 'webp', quality: 30 } as const;

/**
 * Takes an exact picture of the whole page once it does not change any more, or has the expected
 * fingerprint.
 */
export async function takePicture(page: Page, expected?: string): Promise<Buffer> {
  let picture = await page.screenshot({ ...still, type: 'webp' });
  for (let left = 5; left > 0; left -= 1) {
    if (expected === fingerprintOf(picture)) return picture;
    const again = await page.screenshot({ ...still, type: 'webp' });
    if (again.equals(picture)) return picture;
    picture = again;
  }
  throw new Error('The story never stands still: each picture of it differs from the one before.');
}
