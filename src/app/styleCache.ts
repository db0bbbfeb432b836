import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/**
 * What some supported browser knows by its prefixed name alone: Safari the one, Chrome before 120
 * the other. Emotion's own list is made for browsers of long ago, and took a sixth of all styles.
 */
const prefixedNames = ['user-select', 'mask-image'];

/** What MUI writes besides a name that every supported browser reads, or for buttons on paper, which are not printed. */
const unreadNames = /^(-moz-appearance|color-adjust)$|::-moz-focus-inner/;

/** MUI's condition of its smallest width, which holds everywhere. */
const anyWidth = '@media (min-width:0px)';

type StyleElement = Parameters<StylisPlugin>[0];

/**
 * The emotion cache of a page. The prerendered styles and the browser's cache find each other by its
 * key, and have to be written alike.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({
    key: 'sp',
    stylisPlugins: [
      (element, index, siblings) => {
        const name = String(element.props);
        if (unreadNames.test(name)) element.children = element.value = '';
        else if (element.type === 'rule') dropOverridden(siblings.slice(index), name);
        else if (element.type === 'decl' && prefixedNames.includes(name))
          element.return = `-webkit-${element.value}${element.value}`;
        else if (element.value === anyWidth) element.value = '@media all';
      },
    ],
  });
  if (typeof document !== 'undefined') takeOver(cache);
  return cache;
}

/**
 * Empties what a later declaration for the same selector overrides: the theme does so with much of what MUI declares, a
 * tenth of all styles.
 */
function dropOverridden(rules: StyleElement[], selector: string) {
  const declarations = rules
    .filter(({ type, props }) => type === 'rule' && String(props) === selector)
    .flatMap(({ children }) => (typeof children === 'string' ? [] : children))
    .filter(({ type, value }) => type === 'decl' && !value.includes('!important'));
  for (const [place, declaration] of declarations.entries())
    if (declarations.slice(place + 1).some(({ props }) => props === declaration.props))
      declaration.value = '';
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
