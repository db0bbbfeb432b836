import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, type TestInfo } from '@playwright/test';
import { baseline } from './baseline.mjs';
import { findKept, fingerprintOf } from './kept';
import type { Picture } from './pictures';
import { type Part, partsOf, placeOfPart, still, takePicture } from './takePicture';

/**
 * Compares what stands on the page with the picture that is kept. Throws where a single pixel
 * differs, and leaves before, after and, where an eye can see one, the difference in the report.
 */
export async function comparePicture(page: Page, picture: Picture, testInfo: TestInfo) {
  const parts = await partsOf(page, picture);
  for (const part of parts) await comparePart(page, part, testInfo);
  const lacking = findKept(placeOfPart(picture, parts.length));
  if (lacking)
    throw new Error(`The page is too short for what is kept: ${lacking.file.join('/')}.`);
}

async function comparePart(page: Page, part: Part, testInfo: TestInfo) {
  const before = findKept(part.place);
  const after = await takePicture(page, part, before?.fingerprint);
  if (before?.fingerprint === fingerprintOf(after)) return;
  if (before) await expect(page).toHaveScreenshot(before.file, { ...still, clip: part.clip });
  const attach = (name: string, body: Buffer) =>
    testInfo.attach(`${part.place[1]}, ${name}`, { body, contentType: 'image/webp' });
  if (before) await attach('before', readFileSync(join(baseline, ...before.file)));
  await attach('after', after);
  throw new Error(
    before
      ? 'The picture differs, by less than the picture that is kept for eyes can show.'
      : 'No picture is kept: npm run test:visual -- --update keeps one.',
  );
}
