import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { builtStorybook } from '../storybook/builtStorybook';
import { readScreenshots, type Screenshot } from './readScreenshots';
import { screenshotList } from './screenshotList.mjs';

export interface ScreenshotList {
  /** What both builds have. */
  compared: { before: Screenshot; after: Screenshot }[];
  /** What only the working tree has. */
  added: string[];
  /** What only the other commit has. */
  removed: string[];
}

/** The built Storybook of the commit that is compared with. */
export const builtBefore = process.env.VISUAL_BEFORE ?? '';
if (!builtBefore) throw new Error('Run npm run test:visual, which builds what is compared.');

const keyOf = ({ storyId, name }: Screenshot) => `${storyId} ${name}`;

async function matchScreenshots(): Promise<ScreenshotList> {
  const [before, after] = await Promise.all([builtBefore, builtStorybook].map(readScreenshots));
  if (!before || !after) throw new Error('Two builds are compared.');
  const earlier = new Map(before.map((screenshot) => [keyOf(screenshot), screenshot]));
  const later = new Set(after.map(keyOf));
  const nameOf = ({ title, name }: Screenshot) => `${title} › ${name}`;
  return {
    compared: after.flatMap((screenshot) => {
      const match = earlier.get(keyOf(screenshot));
      return match ? [{ before: match, after: screenshot }] : [];
    }),
    added: after.filter((screenshot) => !earlier.has(keyOf(screenshot))).map(nameOf),
    removed: before.filter((screenshot) => !later.has(keyOf(screenshot))).map(nameOf),
  };
}

/** The screenshots of both builds: listed by the process that collects the tests, read by its workers. */
export async function listScreenshots(): Promise<ScreenshotList> {
  if (existsSync(screenshotList)) return JSON.parse(readFileSync(screenshotList, 'utf8'));
  const list = await matchScreenshots();
  mkdirSync(dirname(screenshotList), { recursive: true });
  writeFileSync(screenshotList, JSON.stringify(list));
  return list;
}
