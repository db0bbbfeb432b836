import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { baseline, isUpdate } from './baseline.mjs';
import { findKept, fingerprintOf, keep } from './kept';
import { listPictures } from './pictures';
import { forEyes, openPictured, still, takePicture } from './takePicture';
import { test } from './visualTest';

const pictures = await listPictures();

for (const picture of pictures)
  test(`${picture.story} › ${picture.mode}`, async ({ studio }, testInfo) => {
    const { page } = studio;
    await openPictured(studio, picture);
    const before = findKept(picture.place);
    const after = await takePicture(page, before?.fingerprint);
    const fingerprint = fingerprintOf(after);
    if (before?.fingerprint === fingerprint) return;
    if (isUpdate) {
      keep(picture.place, fingerprint, await page.screenshot(forEyes));
      return;
    }
    // Shows before, after and difference in the report, where the eye can see one.
    if (before) await expect(page).toHaveScreenshot(before.file, still);
    await testInfo.attach(`${picture.mode} now`, { body: after, contentType: 'image/webp' });
    throw new Error(
      before
        ? 'The picture differs, by less than the picture that is kept for eyes can show.'
        : 'No picture is kept: npm run test:visual -- --update keeps one.',
    );
  });

test('every picture that is kept belongs to a story', () => {
  const places = new Set(pictures.map(({ place }) => join(...place)));
  const kept = readdirSync(baseline, { encoding: 'utf8', recursive: true });
  const orphans = kept.filter(
    (file) => file.endsWith('.webp') && !places.has(file.replace(/\.\w+\.webp$/, '')),
  );
  if (isUpdate) for (const file of orphans) rmSync(join(baseline, file));
  else expect(orphans, 'npm run test:visual -- --update removes them').toEqual([]);
});
