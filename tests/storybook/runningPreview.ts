import type { Frame, Page } from '@playwright/test';

interface PreparedStory {
  storyGlobals: { viewport?: { value?: string } };
  parameters: {
    chromatic?: {
      disableSnapshot?: boolean;
      modes?: Record<string, Record<string, unknown>>;
      forcedColors?: 'active';
      prefersReducedMotion?: 'reduce';
    };
    viewport?: { options?: Record<string, { styles: { width: string; height: string } }> };
  };
}

interface Channel {
  on: (event: string, listener: (detail: unknown) => void) => void;
  off: (event: string, listener: (detail: unknown) => void) => void;
  emit: (event: string, detail: unknown) => void;
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
    __STORYBOOK_PREVIEW__?: {
      ready: () => Promise<void>;
      extract: () => Promise<Record<string, PreparedStory>>;
      /** The stories that stand on the page now. */
      storyRenders: { id: string; phase?: string }[];
    };
  }
}

/** Preferences of a visitor, as Playwright emulates them. */
export interface Media {
  forcedColors?: 'active';
  reducedMotion?: 'reduce';
}

/** What a story asks of whoever takes its snapshots, as the running preview knows it. */
export interface RunningStory {
  /** The modes of its snapshots; none where it has no snapshots. */
  modes: Record<string, Record<string, unknown>>;
  /** What the browser emulates for them. */
  media: Media;
  /** Name of the window that the story is made for. */
  viewport?: string;
  /** Every window that can be named. */
  windows: Record<string, { width: number; height: number }>;
}

const describeStory = ({
  storyGlobals,
  parameters: { chromatic, viewport },
}: PreparedStory): RunningStory => ({
  modes: chromatic?.disableSnapshot ? {} : (chromatic?.modes ?? { default: {} }),
  media: {
    forcedColors: chromatic?.forcedColors,
    reducedMotion: chromatic?.prefersReducedMotion,
  },
  viewport: storyGlobals.viewport?.value,
  windows: Object.fromEntries(
    Object.entries(viewport?.options ?? {}).map(([name, { styles }]) => [
      name,
      { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) },
    ]),
  ),
});

/**
 * Opens the frame of the stories without any of them.
 *
 * @param globals what the toolbar would set, but for the language. Accessibility is checked by the
 * tests of the stories, and not again.
 * @param language in which all that is shown from now on speaks.
 */
export async function openPreview(
  page: Page,
  url: string,
  globals: Record<string, unknown> = {},
  language = 'en',
): Promise<void> {
  await page.goto(`${url}iframe.html?globals=language:${language}`);
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.ready().then(() => true));
  await page.evaluate(
    (set) => window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: set }),
    { ...globals, language, a11y: { manual: true } },
  );
}

/** What the running preview knows of every story, by its id. */
export async function readStories(page: Page): Promise<Map<string, RunningStory>> {
  const stories = await page.evaluate(async () => {
    const prepared = await window.__STORYBOOK_PREVIEW__?.extract();
    return Object.entries(prepared ?? {}).map(([id, { storyGlobals, parameters }]) => {
      const { chromatic, viewport } = parameters;
      return { id, storyGlobals, parameters: { chromatic, viewport } };
    });
  });
  return new Map(stories.map(({ id, ...story }) => [id, describeStory(story)]));
}

/** Milliseconds after which a story will not be drawn any more. */
export const longestWait = 30_000;

/** Waits until every story in a frame is drawn, and its play over; until it has at least so many. */
export async function waitForStories(frame: Frame, least = 0): Promise<void> {
  await frame.waitForFunction(
    (count) => {
      const stories = window.__STORYBOOK_PREVIEW__?.storyRenders ?? [];
      const isOver = stories.every(({ phase }) => phase === 'finished' || phase === 'errored');
      return window.__STORYBOOK_PREVIEW__ && stories.length >= count && isOver;
    },
    least,
    { timeout: longestWait },
  );
}
