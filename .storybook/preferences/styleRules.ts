/** The rules of a style sheet; none where it comes from elsewhere and may not be read. */
function rulesOf(sheet: CSSStyleSheet): readonly CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

/** Whether rules may stand within the rule. Not every browser counts style rules as groups. */
export const isGroup = (rule: CSSRule): rule is CSSGroupingRule =>
  rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule;

/** The rules and all that stand within them, at any depth. */
export function everyRule(rules: Iterable<CSSRule>): CSSRule[] {
  return [...rules].flatMap((rule) => {
    if (isGroup(rule)) return [rule, ...everyRule(rule.cssRules)];
    if (rule instanceof CSSImportRule && rule.styleSheet)
      return [rule, ...everyRule(rulesOf(rule.styleSheet))];
    return [rule];
  });
}

/** All rules of the document, in order. */
export const documentRules = () => [...document.styleSheets].flatMap(rulesOf);
