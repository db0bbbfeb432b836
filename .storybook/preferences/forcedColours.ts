import { documentRules, everyRule, isGroup } from './styleRules';
import { systemColourChannels } from './systemColours';

/** Colours that a browser takes from the system whatever a page says. */
const forced = [
  'color',
  'border-top-color',
  'border-right-color',
  'border-bottom-color',
  'border-left-color',
  'outline-color',
];

const ofSystem =
  /^(canvas|link|visited|active|button|field|highlight|selecteditem|mark|gray|accentcolor)(text|face|border)?$/i;

const ofParent = /^(inherit|initial|unset|revert|revert-layer|none)$/;

/** The ground that the system gives an element, as transparent as the page's own. */
const groundOf = (declared: string) => {
  if (ofSystem.test(declared) || ofParent.test(declared)) return declared;
  // Of a shorthand made of variables nothing more is known.
  return declared ? `rgb(from ${declared} var(--ground) / alpha)` : 'rgb(var(--ground))';
};

const imageOf = (declared: string) =>
  ofParent.test(declared) || declared.includes('url(') ? declared : 'none';

function copiedDeclarations(style: CSSStyleDeclaration) {
  return [...style]
    .map((property) => {
      const declared = style.getPropertyValue(property);
      if (forced.includes(property))
        return ofSystem.test(declared) ? `${property}: ${declared} !important;` : '';
      const end = style.getPropertyPriority(property) ? ' !important;' : ';';
      if (property === 'background-color') return `${property}: ${groundOf(declared)}${end}`;
      if (property === 'background-image') return `${property}: ${imageOf(declared)}${end}`;
      return '';
    })
    .join('');
}

/** Grounds and the page's own system colours win where the page says so: each rule has a copy. */
function copyOf(rule: CSSRule): string {
  if (!isGroup(rule)) return '';
  const isStyle = rule instanceof CSSStyleRule;
  const start = isStyle ? rule.selectorText : rule.cssText.slice(0, rule.cssText.indexOf('{'));
  const own = isStyle ? copiedDeclarations(rule.style) : '';
  const copies = own + [...rule.cssRules].map(copyOf).join('');
  return copies && `${start} {${copies}}`;
}

const unforcedSelectors = (rules: readonly CSSRule[]) =>
  everyRule(rules).flatMap((rule) =>
    rule instanceof CSSStyleRule &&
    /none|preserve/.test(rule.style.getPropertyValue('forced-color-adjust')) &&
    !rule.selectorText.includes('::')
      ? [rule.selectorText]
      : [],
  );

const rulesOfBrowser = () => `
*, ::before, ::after, ::marker {
  --ground: ${systemColourChannels('Canvas')};
  color: revert !important;
  border-color: currentcolor !important;
  outline-color: currentcolor !important;
  text-decoration-color: currentcolor !important;
  box-shadow: none !important;
  text-shadow: none !important;
}
:root { color: CanvasText !important; background-color: Canvas; }
a:any-link { color: LinkText !important; }
:where(button, [type='button'], [type='submit'], [type='reset']) {
  --ground: ${systemColourChannels('ButtonFace')};
  border-color: ButtonBorder !important;
}
:where(input, select, textarea) { --ground: ${systemColourChannels('Field')}; }
:where(mark) { --ground: ${systemColourChannels('Mark')}; }
:disabled { color: GrayText !important; border-color: GrayText !important; }
:focus-visible { outline-color: Highlight !important; }
:where(button, input, select, textarea):focus-visible,
button:enabled:hover { border-color: Highlight !important; }
::placeholder { color: GrayText !important; }
::selection { color: HighlightText !important; background-color: Highlight !important; }
[style*='background'] { background-color: rgb(var(--ground)) !important; }
`;

/**
 * A likeness of what a browser does where the system forces its colours: text, edges and grounds
 * in system colours, no shadows, no gradients. Images stay, and so does all that stands in an
 * SVG or says `forced-color-adjust: none`. It is a likeness only: no page can switch the system's
 * colours, and a theme of high contrast has its own. The screenshots of the visual comparison are taken
 * with the browser's own emulation.
 */
export function forcedColoursText() {
  const rules = documentRules();
  const unforced = ['svg', "[style*='forced-color-adjust: none']", ...unforcedSelectors(rules)];
  return `@scope (:root) to (${unforced.join(', ')}) {${rulesOfBrowser()}${rules.map(copyOf).join('')}}`;
}
