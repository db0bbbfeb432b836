import type { Page } from '@playwright/test';
import type { IndexEntry } from 'storybook/internal/types';
import { longestWait } from './runningPreview';

/**
 * Shows a story or a docs page in the preview that is open, as a click in the sidebar does, and
 * waits until it is drawn and its play is over.
 *
 * @returns what Storybook says went wrong.
 */
export function showEntry(page: Page, { id, type }: Pick<IndexEntry, 'id' | 'type'>) {
  return page.evaluate(
    async ([storyId, viewMode, wait]) => {
      const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
      const errors: string[] = [];
      const heard: [string, (detail: unknown) => void][] = [];
      const hear = (event: string, listener: (detail: unknown) => void) => {
        heard.push([event, listener]);
        channel.on(event, listener);
      };
      const has = (detail: unknown, values: Record<string, unknown>) =>
        Object.entries(values).every(([key, value]) => Object(detail)[key] === value);

      await new Promise<void>((resolve, reject) => {
        const timer = setTimeout(
          () => reject(new Error(`not drawn, or its play not over, in ${wait / 1000} seconds`)),
          wait,
        );
        const done = () => {
          clearTimeout(timer);
          resolve();
        };
        hear('storyRenderPhaseChanged', (detail) => {
          if (has(detail, { storyId, newPhase: 'finished' })) done();
        });
        hear('docsRendered', (shown) => shown === storyId && done());
        // One that stands there already is drawn anew, or it would keep what its play left.
        hear('storyUnchanged', () => channel.emit('forceRemount', { storyId }));
        for (const event of ['storyMissing', 'storyErrored', 'storyThrewException', 'configError'])
          hear(event, (detail) => {
            errors.push(`${event}: ${Object(detail).message ?? Object(detail).title ?? detail}`);
            done();
          });
        hear('playFunctionThrewException', (detail) => {
          errors.push(`the play failed: ${Object(detail).message}`);
        });
        channel.emit('setCurrentStory', { storyId, viewMode });
      });

      for (const [event, listener] of heard) channel.off(event, listener);
      await new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined))),
      );
      return errors;
    },
    [id, type, longestWait] as const,
  );
}
