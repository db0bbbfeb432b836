import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '../../build/findChromium.mjs';
import { builtStorybook, readEntries, serveBuiltStorybook } from '../storybook/builtStorybook';
import { type Media, openPreview, readStories } from '../storybook/runningPreview';

/** A screenshot of a story, in one of its modes. */
export interface Screenshot {
  storyId: string;
  /** The place of the story in the sidebar, such as `Atoms/StatCard`. */
  title: string;
  story: string;
  mode: string;
  /** The globals that make up the mode. */
  globals: Record<string, unknown>;
  /** What the browser emulates. */
  media: Media;
  /** The window in pixels. */
  size: { width: number; height: number };
}

const defaultSize = { width: 1280, height: 900 };

/** Asks a running Storybook which stories it wants screenshots of, as Chromatic does. */
export async function readScreenshots(folder = builtStorybook): Promise<Screenshot[]> {
  const server = await serveBuiltStorybook(folder);
  const browser = await chromium.launch(chromiumLaunchOptions());
  const page = await browser.newPage();
  await openPreview(page, server.url);
  const stories = await readStories(page);
  await browser.close();
  await server.close();
  return readEntries(folder).flatMap(({ id, title, name: story }) => {
    const { modes = {}, media = {}, viewport, windows = {} } = stories.get(id) ?? {};
    return Object.entries(modes).map(([mode, globals]): Screenshot => {
      const size = windows[String(globals.viewport ?? viewport)] ?? defaultSize;
      return { storyId: id, title, story, mode, globals, media, size };
    });
  });
}
