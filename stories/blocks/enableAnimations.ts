/** Whether a sheet holds every element still, as the test runner's does. */
function holdsStill({ cssRules }: CSSStyleSheet) {
  return [...cssRules].some(
    (rule) =>
      rule instanceof CSSStyleRule &&
      rule.selectorText.startsWith('*') &&
      rule.style.animationName === 'none' &&
      rule.style.getPropertyPriority('animation-name') === 'important',
  );
}

/**
 * For `beforeEach` of a story about motion. The test runner holds everything still, so that no
 * half-faded colour is measured; this lets things move until the story ends.
 */
export function enableAnimations() {
  const held = [...document.styleSheets].filter(holdsStill);
  for (const sheet of held) sheet.disabled = true;
  return () => {
    for (const sheet of held) sheet.disabled = false;
  };
}
