import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { baseline, isUpdate } from './baseline.mjs';
import { listPictures } from './pictures';
import { openPictured, still, takePicture } from './takePicture';
import { test } from './visualTest';

const pictures = await listPictures();

for (const picture of pictures)
  test(`${picture.story} › ${picture.mode}`, async ({ studio }, testInfo) => {
    const { page } = studio;
    await openPictured(studio, picture);
    const kept = join(baseline, ...picture.file);
    const before = existsSync(kept) ? readFileSync(kept) : undefined;
    const after = await takePicture(page, before);
    if (before?.equals(after)) return;
    if (isUpdate) {
      mkdirSync(dirname(kept), { recursive: true });
      writeFileSync(kept, after);
      return;
    }
    if (before) await expect(page).toHaveScreenshot(picture.file, still);

    // The comparison above passes over edges of letters and shapes that are smoothed differently.
    await testInfo.attach(`${picture.mode}-actual.webp`, {
      body: after,
      contentType: 'image/webp',
    });
    if (before)
      await testInfo.attach(`${picture.mode}-expected.webp`, {
        body: before,
        contentType: 'image/webp',
      });
    throw new Error(
      before
        ? 'The picture differs by smoothed edges alone.'
        : 'No picture is kept: npm run test:visual -- --update keeps one.',
    );
  });

test('every picture that is kept belongs to a story', () => {
  const known = new Set(pictures.map(({ file }) => join(...file)));
  const kept = readdirSync(baseline, { encoding: 'utf8', recursive: true });
  const orphans = kept.filter((file) => file.endsWith('.webp') && !known.has(file));
  if (isUpdate) for (const file of orphans) rmSync(join(baseline, file));
  else expect(orphans, 'npm run test:visual -- --update removes them').toEqual([]);
});
