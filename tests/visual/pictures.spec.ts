import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { baseline, isUpdate } from './baseline.mjs';
import { comparePicture } from './comparePicture';
import { findKept, fingerprintOf, keep } from './kept';
import { listPictures } from './pictures';
import { forEyes, openPictured, takePicture } from './takePicture';
import { test } from './visualTest';

const pictures = await listPictures();

for (const picture of pictures)
  test(`${picture.story} › ${picture.mode}`, async ({ studio }, testInfo) => {
    const { page } = studio;
    await openPictured(studio, picture);
    if (!isUpdate) {
      await comparePicture(page, picture, testInfo);
      return;
    }
    const kept = findKept(picture.place)?.fingerprint;
    const fingerprint = fingerprintOf(await takePicture(page, kept));
    if (fingerprint !== kept) keep(picture.place, fingerprint, await page.screenshot(forEyes));
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
