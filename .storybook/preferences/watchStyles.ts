const styles = 'style, link[rel="stylesheet"]';

const holdsStyles = (node: Node) =>
  node instanceof Element && (node.matches(styles) || node.querySelector(styles) !== null);

const isWithinStyle = (node: Node) =>
  (node instanceof Element ? node : node.parentElement)?.closest('style') instanceof Element;

const touchesStyles = ({ target, addedNodes, removedNodes }: MutationRecord) =>
  isWithinStyle(target) || [...addedNodes, ...removedNodes].some(holdsStyles);

/** Calls back from each `insertRule`: emotion's production build writes no text that could be observed. */
function watchInsertions(
  prototype: Pick<CSSStyleSheet | CSSGroupingRule, 'insertRule'>,
  onChange: () => void,
) {
  const { insertRule } = prototype;
  prototype.insertRule = function insert(...rule) {
    const index = insertRule.apply(this, rule);
    onChange();
    return index;
  };
  return () => {
    prototype.insertRule = insertRule;
  };
}

/**
 * Calls back before the next image is painted whenever style rules have come or gone, by whoever's
 * hand. Answers with what ends the watch.
 */
export function watchStyles(onChange: () => void) {
  let isDue = false;
  let isOver = false;
  const callSoon = () => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      if (!isOver) onChange();
    });
  };
  const onLoad = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement) callSoon();
  };
  const observer = new MutationObserver((records) => {
    if (records.some(touchesStyles)) callSoon();
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  document.addEventListener('load', onLoad, true);
  const ends = [CSSStyleSheet, CSSGroupingRule, CSSStyleRule].map(({ prototype }) =>
    watchInsertions(prototype, callSoon),
  );
  return () => {
    isOver = true;
    observer.disconnect();
    document.removeEventListener('load', onLoad, true);
    for (const end of ends) end();
  };
}
