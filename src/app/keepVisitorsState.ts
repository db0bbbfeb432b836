/** Whatever a visitor can write in, choose, unfold or focus. */
const controls = 'a[href], button, input, textarea, summary, details';

/**
 * Notes what a visitor does with a page before it is hydrated: what is typed and chosen, the focus,
 * an open menu. Where a translation has rewritten the texts by then, React does not find the page
 * that it expects and builds it anew, and all of that would be lost.
 *
 * @returns a function that gives the new page what the old one had, and does nothing where the old
 * one stayed.
 */
export function keepVisitorsState(page: HTMLElement): () => void {
  const before = page.querySelectorAll(controls);
  const openId = page.querySelector(':popover-open')?.id;
  let focused = document.activeElement;
  const noteFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element) focused = target;
  };
  page.addEventListener('focusin', noteFocus);

  return () => {
    page.removeEventListener('focusin', noteFocus);
    const after = page.querySelectorAll(controls);
    for (const [index, old] of before.entries()) {
      const successor = after[index];
      if (old.isConnected || successor?.nodeName !== old.nodeName) continue;
      giveBack(old, successor);
      if (old === focused && successor instanceof HTMLElement) {
        successor.focus({ preventScroll: true });
      }
    }
    const menu = openId && document.getElementById(openId);
    if (menu && !menu.matches(':popover-open')) menu.showPopover();
  };
}

function giveBack(old: Element, successor: Element) {
  if (old instanceof HTMLDetailsElement && successor instanceof HTMLDetailsElement) {
    successor.open = old.open;
  } else if (old instanceof HTMLInputElement && successor instanceof HTMLInputElement) {
    if (old.type === 'checkbox' && old.checked !== successor.checked) successor.click();
    // A form takes over what stands in its fields when the application is ready.
    successor.checked = old.checked;
    successor.value = old.value;
  } else if (old instanceof HTMLTextAreaElement && successor instanceof HTMLTextAreaElement) {
    successor.value = old.value;
  }
}
