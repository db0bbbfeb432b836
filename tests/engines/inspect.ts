/**
 * Runs in the page: of the shown elements of a selector and a name the first within reach, or else the
 * first.
 *
 * @param purpose `scroll` brings it into view first; `awaitClick` leaves a note on the page, as
 * `awaitedClick` of the window, until a click comes to it.
 */
export function inspect(
  selector: string,
  name: string | null,
  purpose: 'scroll' | 'awaitClick' | null,
) {
  const inShort = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element) => {
    const isField =
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement;
    const label = isField ? element.labels?.[0]?.firstChild : element;
    return inShort(element.getAttribute('aria-label') ?? label?.textContent);
  };
  const centreOf = (element: Element) => {
    const [{ x, y, width, height } = new DOMRect()] = element.getClientRects();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const isOnTop = (element: Element) => {
    const { x, y } = centreOf(element);
    return element.contains(document.elementFromPoint(x, y));
  };
  const shown = [...document.querySelectorAll(selector)].filter(
    (candidate) =>
      candidate.checkVisibility({ visibilityProperty: true }) &&
      candidate.getClientRects().length > 0 &&
      (name === null || nameOf(candidate) === name),
  );
  const element = shown.find(isOnTop) ?? shown[0];
  if (!element) return null;
  if (purpose === 'awaitClick') {
    Reflect.set(window, 'awaitedClick', true);
    const forget = ({ target }: Event) => {
      if (!(target instanceof Node && element.contains(target))) return;
      Reflect.deleteProperty(window, 'awaitedClick');
      removeEventListener('click', forget, true);
    };
    addEventListener('click', forget, true);
  }
  if (purpose === 'scroll' && !isOnTop(element)) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  const described = (element.getAttribute('aria-describedby') ?? '').split(' ');
  return {
    ...centreOf(element),
    isOnTop: isOnTop(element),
    text: inShort(element.textContent),
    value: 'value' in element ? String(element.value) : '',
    description: inShort(
      described.map((id) => document.getElementById(id)?.textContent ?? '').join(' '),
    ),
    hasFocus: element === document.activeElement,
  };
}
