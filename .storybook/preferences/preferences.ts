import type { StoryContext } from '@storybook/react-vite';
import { type MomentName, moments } from './clock';

/** What the toolbar says of the visitor, where it differs from the device. */
export interface Preferences {
  /** Text size in per cent, as set in the browser. */
  textSize: 100 | 150 | 200;
  motion: 'device' | 'reduced';
  colours: 'device' | 'forced';
  clock: MomentName;
}

/** The device's own preferences, and a clock that stands still: a story is the same each time. */
export const usualPreferences: Preferences = {
  textSize: 100,
  motion: 'device',
  colours: 'device',
  clock: 'morning',
};

const isMoment = (name: unknown): name is MomentName =>
  typeof name === 'string' && Object.hasOwn(moments, name);

/** Reads the globals of the toolbar or of an address, which may hold anything. */
export function preferencesOf(globals: StoryContext['globals']): Preferences {
  const { textSize, motion, colours, clock }: Record<keyof Preferences, unknown> = {
    ...usualPreferences,
    ...globals,
  };
  return {
    textSize: ([150, 200] as const).find((size) => size === Number(textSize)) ?? 100,
    motion: motion === 'reduced' ? 'reduced' : 'device',
    colours: colours === 'forced' ? 'forced' : 'device',
    clock: isMoment(clock) ? clock : usualPreferences.clock,
  };
}
