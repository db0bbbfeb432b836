import { expect } from 'storybook/test';

/** Rounding of widths in pixels, and how much of a text that is for ears alone is on the screen. */
const tolerance = 1;

const spansOf = (text: Node) => {
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()];
};

/** What may hold or cut the text of `element`: its own block, whatever clips it, and the component. */
const framesOf = (element: Element | null, component: Element, isOwn = true): Element[] => {
  if (!element) return [];
  if (element === component) return [component];
  const { display, overflowX } = getComputedStyle(element);
  // A row that scrolls sideways and no other way shows all of it.
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  if (overflowX === 'auto' && scrollWidth > clientWidth && scrollHeight <= clientHeight) return [];
  const isBlock = isOwn && display !== 'inline' && display !== 'contents';
  const frames = framesOf(element.parentElement, component, isOwn && !isBlock);
  return isBlock || overflowX !== 'visible' ? [element, ...frames] : frames;
};

/**
 * Proves that every text within a component can be read: that no line of it reaches beyond its own block
 * or the sides of the component, or is cut between them, and that the window need not be scrolled sideways.
 */
export async function expectFits(component: HTMLElement) {
  const cut: string[] = [];
  const texts = document.createTreeWalker(component, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const frames = framesOf(text.parentElement, component).map((frame) =>
      frame.getBoundingClientRect(),
    );
    if (frames.some(({ width }) => width <= tolerance)) continue;
    const isCut = spansOf(text).some(({ left, right }) =>
      frames.some((frame) => left < frame.left - tolerance || right > frame.right + tolerance),
    );
    if (isCut) cut.push(text.textContent ?? '');
  }
  await expect(cut).toEqual([]);
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
