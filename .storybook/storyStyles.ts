import { createStyleCache } from '../src/app/styleCache';

/** The styles of all stories that a window shows. */
export const storyStyles = createStyleCache();

/** Removes them: the add-on that shows states such as hover rewrites the first thousand rules of a sheet alone. */
export function forgetStoryStyles() {
  storyStyles.sheet.flush();
  storyStyles.inserted = {};
  storyStyles.registered = {};
}
