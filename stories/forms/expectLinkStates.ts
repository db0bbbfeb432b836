import { expect } from 'storybook/test';

/** Reach of the ring of focus beyond its link, in pixels. */
const ring = 5;

const cuts = (frame: Element, link: Element) => {
  if (getComputedStyle(frame).overflowX === 'visible') return false;
  const { left, right } = link.getBoundingClientRect();
  const edges = frame.getBoundingClientRect();
  return left - ring < edges.left || right + ring > edges.right;
};

const framesOf = (element: Element | null): Element[] =>
  element && element !== document.body ? [element, ...framesOf(element.parentElement)] : [];

/**
 * Proves of a link shown in `StateCases` that hover changes its colour, and that the keyboard's focus
 * has its ring, which nothing cuts.
 */
export async function expectLinkStates(links: readonly HTMLElement[]) {
  const [atRest, hovered, focused] = links.map((link) => getComputedStyle(link));
  await expect(hovered?.color).not.toBe(atRest?.color);
  await expect(atRest?.outlineStyle).toBe('none');
  await expect(focused?.outlineStyle).toBe('solid');
  for (const link of links) {
    await expect(framesOf(link.parentElement).filter((frame) => cuts(frame, link))).toEqual([]);
  }
}
