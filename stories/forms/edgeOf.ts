/** How the edge of a field looks now; its width is in pixels. */
export function edgeOf(field: Element) {
  const edge = field.parentElement?.querySelector('fieldset');
  if (!edge) throw new Error('The field has no edge.');
  const { borderTopColor: colour, borderTopStyle: line, borderTopWidth } = getComputedStyle(edge);
  return { colour, line, width: Number.parseFloat(borderTopWidth) };
}
