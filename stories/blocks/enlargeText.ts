/** For `beforeEach` of a story: text at twice its size, as a visitor sets it in the browser. */
export function enlargeText() {
  const { style } = document.documentElement;
  style.fontSize = '200%';
  return () => style.removeProperty('font-size');
}
