/** Whatever a visitor can write in, choose, unfold or focus. */
const controls = 'a[href], button, input, textarea, select, summary, details';

/**
 * Notes what a visitor does with a page before it is hydrated: what is typed and chosen, the focus,
 * an open menu. Where a translation, an extension or the browser has changed the page by then, React
 * does not find the page that it expects and builds it anew, and all of that would be lost.
 *
 * @returns a function that gives the new page what the old one had, and does nothing where the old
 * one stayed.
 */
export function keepVisitorsState(page: HTMLElement): () => void {
  const before = controlsOf(page);
  const openId = page.querySelector(':popover-open')?.id;
  let focused = document.activeElement;
  const noteFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element) focused = target;
  };
  page.addEventListener('focusin', noteFocus);

  return () => {
    page.removeEventListener('focusin', noteFocus);
    const gone = before.filter(({ element }) => !element.isConnected);
    const known = new Set(before.map(({ element }) => element));
    const after = gone.length ? controlsOf(page).filter(({ element }) => !known.has(element)) : [];
    for (const [old, successor] of pairsOf(gone, after)) {
      giveBack(old, successor);
      if (old === focused && successor instanceof HTMLElement) {
        successor.focus({ preventScroll: true });
      }
    }
    const menu = openId && document.getElementById(openId);
    if (menu && !menu.matches(':popover-open')) menu.showPopover();
  };
}

interface Control {
  element: Element;
  /** What neither a translation nor an element beside it changes. */
  identity: string;
  label: string;
}

/** Described at once: what React has tried to hydrate may have got another's name, or lost its label. */
const controlsOf = (page: HTMLElement): Control[] =>
  [...page.querySelectorAll(controls)].map((element) => ({
    element,
    identity: identityOf(element),
    label: labelOf(element),
  }));

type Pair = readonly [old: Element, successor: Element];

/**
 * Old controls with their successors. What is not of this site has none, and may stand between the
 * others: a place in the page tells nothing where there are more or fewer of a kind than before.
 */
const pairsOf = (before: Control[], after: Control[]): Pair[] =>
  pairBy('identity', before, after, (olds, news) =>
    olds.length === news.length ? pairInOrder(olds, news) : pairBy('label', olds, news),
  );

function pairBy(
  key: 'identity' | 'label',
  before: Control[],
  after: Control[],
  pairEquals = pairInOrder,
): Pair[] {
  const keys = new Set(after.map((control) => control[key]));
  return [...keys].flatMap((value) => {
    const isEqual = (control: Control) => control[key] === value;
    return pairEquals(before.filter(isEqual), after.filter(isEqual));
  });
}

function pairInOrder(before: Control[], after: Control[]): Pair[] {
  return after.flatMap(({ element }, index) => {
    const old = before[index];
    return old ? [[old.element, element]] : [];
  });
}

function identityOf(control: Element): string {
  // React's own ids and names are others in the page that it builds anew.
  const attribute = (name: string) => control.getAttribute(name)?.replace(/^_.*/, '');
  const form = control.closest('form')?.getAttribute('name');
  const name = attribute('name');
  // Radios share a name; the text in a field is no part of what it is.
  const choice = control.matches('[type="radio"]') && attribute('value');
  // An extension may change the type of a field, to show a password or to fill it in itself.
  const values = form && name ? [] : ['id', 'type', 'href', 'popovertarget'].map(attribute);
  return [control.nodeName, form, name, choice, ...values].join('\n');
}

function labelOf(control: Element): string {
  const isField =
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement;
  const label = isField ? control.labels?.[0] : control;
  return control.ariaLabel ?? label?.textContent ?? '';
}

function giveBack(old: Element, successor: Element) {
  if (old instanceof HTMLDetailsElement && successor instanceof HTMLDetailsElement) {
    successor.open = old.open;
  } else if (old instanceof HTMLInputElement && successor instanceof HTMLInputElement) {
    if (old.type === 'checkbox' && old.checked !== successor.checked) successor.click();
    // A form takes over what stands in its fields when the application is ready.
    successor.checked = old.checked;
    successor.value = old.value;
  } else if (
    (old instanceof HTMLTextAreaElement && successor instanceof HTMLTextAreaElement) ||
    (old instanceof HTMLSelectElement && successor instanceof HTMLSelectElement)
  ) {
    successor.value = old.value;
  }
}
