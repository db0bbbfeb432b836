import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * What some supported browser knows by its prefixed name alone: Safari the one, Chrome before 120
 * the other. Emotion's own list is made for browsers of long ago, and took a sixth of all styles.
 */
const prefixedNames = ['user-select', 'mask-image'];

/**
 * The emotion cache of a page. The prerendered styles and the browser's cache find each other by its
 * key, and have to be written alike.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({
    key: 'sp',
    stylisPlugins: [
      (element) => {
        if (element.type === 'decl' && prefixedNames.includes(String(element.props)))
          element.return = `-webkit-${element.value}${element.value}`;
      },
    ],
  });
  if (typeof document !== 'undefined') takeOver(cache);
  return cache;
}

/** What the prerendered styles hold already, by emotion's ids: a rule's class without its key, or an animation's name. */
const insertedIds = /\.sp-([\w-]+)|@keyframes ([\w-]+)/g;

/**
 * Tells emotion of the components' prerendered styles. Left to itself it moves their element within the
 * head, and the browser then reads it anew and styles the whole page again.
 */
function takeOver(cache: EmotionCache) {
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-styles]')) {
    for (const [, rule, animation] of (style.textContent ?? '').matchAll(insertedIds))
      cache.inserted[rule ?? animation ?? ''] = true;
    cache.sheet.tags.push(style);
  }
}
