import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { baseline } from './baseline.mjs';
import type { Picture } from './pictures';

/**
 * What is kept of a picture. The file is made for eyes, light and not exact; its name ends in a
 * fingerprint of every pixel, by which pictures are compared.
 */
export interface Kept {
  /** From the folder of the baseline. */
  file: [story: string, name: string];
  fingerprint: string;
}

/** A fingerprint of a picture that was written without loss. */
export const fingerprintOf = (picture: Buffer) =>
  createHash('sha256').update(picture).digest('hex').slice(0, 16);

/** What is kept in a picture's place, if anything is. */
export function findKept([story, mode]: Picture['place']): Kept | undefined {
  const folder = join(baseline, story);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const name = names.find((file) => file.startsWith(`${mode}.`));
  return name ? { file: [story, name], fingerprint: name.split('.')[1] ?? '' } : undefined;
}

/** Keeps a picture in its place, instead of the one that was kept there. */
export function keep([story, mode]: Picture['place'], fingerprint: string, forEyes: Buffer) {
  forget([story, mode]);
  mkdirSync(join(baseline, story), { recursive: true });
  writeFileSync(join(baseline, story, `${mode}.${fingerprint}.webp`), forEyes);
}

/** Keeps nothing in a picture's place any more. */
export function forget(place: Picture['place']) {
  const kept = findKept(place);
  if (kept) rmSync(join(baseline, ...kept.file));
}
