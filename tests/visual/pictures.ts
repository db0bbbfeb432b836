import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '../../build/findChromium.mjs';
import { readEntries, serveBuiltStorybook } from '../storybook/builtStorybook';
import { openPreview, readStories } from '../storybook/runningPreview';

/** One picture that is kept: of a story, in one of its modes. */
export interface Picture {
  storyId: string;
  /** As in the sidebar: `Atoms/StatCard › Kitchen Sink`. */
  story: string;
  mode: string;
  /** The globals that make up the mode. */
  globals: Record<string, unknown>;
  /** The window in pixels. */
  size: { width: number; height: number };
  /** Where it is kept in the baseline: in the folder of its story, by the name of its mode. */
  place: [story: string, mode: string];
}

const defaultSize = { width: 1280, height: 900 };

/** Asks the running Storybook of which stories pictures are kept, as Chromatic asks it. */
async function askForPictures(): Promise<Picture[]> {
  const server = await serveBuiltStorybook();
  const browser = await chromium.launch(chromiumLaunchOptions());
  const page = await browser.newPage();
  await openPreview(page, server.url);
  const stories = await readStories(page);
  await browser.close();
  await server.close();
  return readEntries().flatMap(({ id, title, name }) => {
    const { modes = {}, viewport, windows = {} } = stories.get(id) ?? {};
    return Object.entries(modes).map(([mode, globals]): Picture => {
      const size = windows[String(globals.viewport ?? viewport)] ?? defaultSize;
      const place: Picture['place'] = [id, mode.replaceAll(' ', '-')];
      return { storyId: id, story: `${title} › ${name}`, mode, globals, size, place };
    });
  });
}

/**
 * Every picture that is kept. The process that collects the tests asks for them once, and the
 * workers, which load the same file, read what it wrote.
 */
export async function listPictures(): Promise<Picture[]> {
  const known = process.env.VISUAL_PICTURES;
  if (known) return JSON.parse(readFileSync(known, 'utf8'));
  const pictures = await askForPictures();
  const file = resolve(`node_modules/.cache/saralpay-visual/pictures.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(pictures));
  process.env.VISUAL_PICTURES = file;
  return pictures;
}
