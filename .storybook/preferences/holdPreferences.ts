import { setClock } from './clock';
import { preferMedia } from './mediaPreferences';
import type { Preference } from './mediaQueries';
import type { Preferences } from './preferences';

/** As a browser's own text size does: it is the root's, and all that is in rem follows. */
function setTextSize(percent: Preferences['textSize']) {
  if (percent === 100) return () => undefined;
  const { style } = document.documentElement;
  style.fontSize = `${percent}%`;
  return () => {
    style.removeProperty('font-size');
    if (style.length === 0) document.documentElement.removeAttribute('style');
  };
}

function mediaOf({ motion, colours }: Preferences) {
  const media: Preference[] = [];
  if (motion === 'reduced') media.push({ feature: 'prefers-reduced-motion', value: 'reduce' });
  if (colours === 'forced') media.push({ feature: 'forced-colors', value: 'active' });
  return media;
}

function apply(preferences: Preferences) {
  const steps = [
    setTextSize(preferences.textSize),
    preferMedia(mediaOf(preferences)),
    setClock(preferences.clock),
  ];
  return () => {
    for (const takeBack of steps) takeBack();
  };
}

/** Those who asked, in order: a docs page shows several stories in one document. */
const holders = new Map<symbol, Preferences>();
let undo = () => {};

function followLast() {
  undo();
  const last = [...holders.values()].at(-1);
  undo = last ? apply(last) : () => {};
}

/** Gives the document a visitor with these preferences until it is let go of. */
export function holdPreferences(preferences: Preferences) {
  const holder = Symbol();
  holders.set(holder, preferences);
  followLast();
  return () => {
    holders.delete(holder);
    followLast();
  };
}
