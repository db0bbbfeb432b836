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
  return createCache({
    key: 'sp',
    stylisPlugins: [
      (element) => {
        if (element.type === 'decl' && prefixedNames.includes(String(element.props)))
          element.return = `-webkit-${element.value}${element.value}`;
      },
    ],
  });
}
