const isAnimating = ({ animationName }: CSSStyleDeclaration) =>
  animationName !== '' && animationName !== 'none';

/**
 * The media conditions under which rules of the page animate an element, one for each rule; empty
 * for a rule that always holds. Tests stop every animation, so what is computed there says nothing.
 */
export function animationConditions(element: Element): readonly string[] {
  const conditionsIn = (rules: CSSRuleList, around: string): readonly string[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSMediaRule) return conditionsIn(rule.cssRules, rule.conditionText);
      if (rule instanceof CSSStyleRule)
        return isAnimating(rule.style) && element.matches(rule.selectorText) ? [around] : [];
      return rule instanceof CSSGroupingRule ? conditionsIn(rule.cssRules, around) : [];
    });
  return [...document.styleSheets].flatMap(({ cssRules }) => conditionsIn(cssRules, ''));
}
