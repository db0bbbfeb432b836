import type { Page } from '@playwright/test';
import { openPreview } from '../storybook/runningPreview';
import { showEntry } from '../storybook/showEntry';
import { watchPage } from '../storybook/watchPage';
import type { Picture } from './pictures';

/** How every picture is taken. */
export const still = {
  fullPage: true,
  animations: 'disabled',
  caret: 'hide',
  scale: 'css',
} as const;

/** Globals of a mode that the browser itself brings about, and those left to Storybook's toolbar. */
function split({ viewport: _size, motion, colours, ...toolbar }: Picture['globals']) {
  return {
    media: {
      reducedMotion: motion === 'reduced' ? ('reduce' as const) : ('no-preference' as const),
      forcedColors: colours === 'forced' ? ('active' as const) : ('none' as const),
    },
    toolbar,
  };
}

/** Shows a story as its picture has it: in its window and mode, drawn, and with its play over. */
export async function openPictured(page: Page, url: string, picture: Picture): Promise<void> {
  const { media, toolbar } = split(picture.globals);
  const watch = watchPage(page, url);
  await page.setViewportSize(picture.size);
  await page.emulateMedia(media);
  await openPreview(page, url, toolbar);
  await page.addStyleTag({
    content: '*, *::before, *::after { transition: none !important; }',
  });
  const errors = await showEntry(page, { id: picture.storyId, type: 'story' });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode()));
  });
  const problems = [...errors, ...watch.takeProblems()];
  if (problems.length > 0)
    throw new Error(`${picture.storyId} has errors:\n${problems.join('\n')}`);
}

/**
 * Takes a picture of the whole page once it does not change any more, or is as expected.
 */
export async function takePicture(page: Page, expected?: Buffer): Promise<Buffer> {
  let picture = await page.screenshot({ ...still, type: 'webp' });
  for (let left = 5; left > 0; left -= 1) {
    if (expected?.equals(picture)) return picture;
    const again = await page.screenshot({ ...still, type: 'webp' });
    if (again.equals(picture)) return picture;
    picture = again;
  }
  throw new Error('The story never stands still: each picture of it differs from the one before.');
}
