import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { baseline, isUpdate } from './baseline.mjs';
import { comparePicture } from './comparePicture';
import { findKept, fingerprintOf, forget, keep } from './kept';
import { listPictures, type Picture } from './pictures';
import { forEyes, openPictured, partsOf, placeOfPart, takePicture } from './takePicture';
import { test } from './visualTest';

const pictures = await listPictures();

/** A page that has become shorter has no picture of what stood below. */
function forgetFrom(picture: Picture, index: number) {
  const place = placeOfPart(picture, index);
  if (!findKept(place)) return;
  forget(place);
  forgetFrom(picture, index + 1);
}

for (const picture of pictures)
  test(`${picture.story} › ${picture.mode}`, async ({ studio }, testInfo) => {
    const { page } = studio;
    await openPictured(studio, picture);
    if (!isUpdate) {
      await comparePicture(page, picture, testInfo);
      return;
    }
    const parts = await partsOf(page, picture);
    for (const part of parts) {
      const kept = findKept(part.place)?.fingerprint;
      const fingerprint = fingerprintOf(await takePicture(page, part, kept));
      if (fingerprint === kept) continue;
      keep(part.place, fingerprint, await page.screenshot({ ...forEyes, clip: part.clip }));
    }
    forgetFrom(picture, parts.length);
  });

test('every picture that is kept belongs to a story', () => {
  const places = new Set(pictures.map(({ place }) => join(...place)));
  const kept = readdirSync(baseline, { encoding: 'utf8', recursive: true });
  const orphans = kept.filter(
    (file) => file.endsWith('.webp') && !places.has(file.replace(/(-\d)?\.\w+\.webp$/, '')),
  );
  if (isUpdate) for (const file of orphans) rmSync(join(baseline, file));
  else expect(orphans, 'npm run test:visual -- --update removes them').toEqual([]);
});
