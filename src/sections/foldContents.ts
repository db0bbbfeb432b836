/**
 * Opens the fold of contents by a link to its list, and closes it, for it lies over the text: once an entry is chosen,
 * on Escape, and where focus or a press goes elsewhere, which it would go on covering.
 *
 * @returns what ends it.
 */
export function foldContents(fold: HTMLDetailsElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const close = () => {
    fold.open = false;
  };
  const isOutside = (target: EventTarget | null) =>
    target instanceof Node && !fold.contains(target);
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest('a');
      if (isOutside(target) || link)
        fold.open = !!link && fold.contains(document.getElementById(link.hash.slice(1)));
    },
    { signal },
  );
  fold.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (isOutside(relatedTarget)) close();
    },
    { signal },
  );
  fold.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || !fold.open) return;
      fold.querySelector('summary')?.focus();
      close();
    },
    { signal },
  );
  return () => listening.abort();
}
