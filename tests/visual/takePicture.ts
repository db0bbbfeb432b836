import type { Page } from '@playwright/test';
import { languages } from '../../src/content/languages';
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
  const {
    viewport: _size,
    motion,
    colours,
    language = languages[0].code,
    ...toolbar
  } = picture.globals;
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

/** WebP knows no higher picture. Chromium gives nothing at all of a higher page. */
const highest = 16_383;

/** What one picture has of a page: all of it, or of a high page a stretch. */
export interface Part {
  place: Picture['place'];
  clip?: { x: number; y: number; width: number; height: number };
}

/** Where a part is kept: the first in the picture's own place. */
export function placeOfPart({ place: [story, mode] }: Picture, index: number): Picture['place'] {
  return [story, index === 0 ? mode : `${mode}-${index + 1}`];
}

/** The picture of a page, or the pictures of a high one from top to bottom. */
export async function partsOf(page: Page, picture: Picture): Promise<Part[]> {
  const { width, height } = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { width: scrollWidth, height: scrollHeight };
  });
  if (height <= highest) return [{ place: placeOfPart(picture, 0) }];
  return Array.from({ length: Math.ceil(height / highest) }, (_, index) => {
    const y = index * highest;
    return {
      place: placeOfPart(picture, index),
      clip: { x: 0, y, width, height: Math.min(highest, height - y) },
    };
  });
}

/** A picture to be looked at: a fifth of the size of an exact one. */
export const forEyes = { ...still, type: 'webp', quality: 30 } as const;

/** Takes an exact picture once it does not change any more, or has the expected fingerprint. */
export async function takePicture(page: Page, { clip }: Part, expected?: string): Promise<Buffer> {
  const take = async () => {
    const taken = await page.screenshot({ ...still, clip, type: 'webp' });
    if (taken.length === 0) throw new Error('The browser gave an empty picture.');
    return taken;
  };
  let picture = await take();
  for (let left = 5; left > 0; left -= 1) {
    if (expected === fingerprintOf(picture)) return picture;
    const again = await take();
    if (again.equals(picture)) return picture;
    picture = again;
  }
  throw new Error('The story never stands still: each picture of it differs from the one before.');
}
