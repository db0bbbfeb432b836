import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '../../build/findChromium.mjs';
import { builtStorybook, readEntries, serveBuiltStorybook } from '../storybook/builtStorybook';
import { openPreview, readStories } from '../storybook/runningPreview';
import { screenshotList } from './screenshotList.mjs';

/** A screenshot of a story, in one of its modes. */
export interface Screenshot {
  storyId: string;
  /** The place of the story in the sidebar, such as `Atoms/StatCard`. */
  title: string;
  /** Story and mode: `Kitchen Sink, phone`. */
  name: string;
  /** The globals that make up the mode. */
  globals: Record<string, unknown>;
  /** The window in pixels. */
  size: { width: number; height: number };
}

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

const defaultSize = { width: 1280, height: 900 };

/** Asks a running Storybook which stories it wants screenshots of, as Chromatic does. */
async function readScreenshots(folder: string): Promise<Screenshot[]> {
  const server = await serveBuiltStorybook(folder);
  const browser = await chromium.launch(chromiumLaunchOptions());
  const page = await browser.newPage();
  await openPreview(page, server.url);
  const stories = await readStories(page);
  await browser.close();
  await server.close();
  return readEntries(folder).flatMap(({ id, title, name: story }) => {
    const { modes = {}, viewport, windows = {} } = stories.get(id) ?? {};
    return Object.entries(modes).map(([mode, globals]): Screenshot => {
      const size = windows[String(globals.viewport ?? viewport)] ?? defaultSize;
      return { storyId: id, title, name: `${story}, ${mode}`, globals, size };
    });
  });
}

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
