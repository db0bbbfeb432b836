import { forcedColoursText } from './forcedColours';
import { asWritten, type Preference, withPreferences } from './mediaQueries';
import { documentRules, everyRule } from './styleRules';
import { watchStyles } from './watchStyles';

function rewriteQueries(rewrite: (query: string) => string) {
  for (const rule of everyRule(documentRules())) {
    if (!(rule instanceof CSSMediaRule)) continue;
    const query = rewrite(rule.media.mediaText);
    if (query !== rule.media.mediaText) rule.media.mediaText = query;
  }
}

const isOnAlready = ({ feature, value }: Preference) =>
  window.matchMedia(`(${feature}: ${value})`).matches;

/**
 * Lets the page believe that the visitor has these preferences: in its style sheets, in those that
 * come later, and in what scripts ask from now on. A browser offers no such switch to a page.
 * Answers with what takes it back.
 */
export function preferMedia(wanted: readonly Preference[]) {
  const preferences = wanted.filter((preference) => !isOnAlready(preference));
  if (preferences.length === 0) return () => undefined;

  const rewrite = (query: string) => withPreferences(query, preferences);
  const { matchMedia } = window;
  window.matchMedia = (query) => matchMedia.call(window, rewrite(query));

  const likeness = new CSSStyleSheet();
  const isForced = preferences.some(({ feature }) => feature === 'forced-colors');
  if (isForced) document.adoptedStyleSheets = [...document.adoptedStyleSheets, likeness];

  const apply = () => {
    rewriteQueries(rewrite);
    if (isForced) likeness.replaceSync(forcedColoursText());
  };
  apply();
  const endWatch = watchStyles(apply);

  return () => {
    endWatch();
    window.matchMedia = matchMedia;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== likeness);
    rewriteQueries(asWritten);
  };
}
