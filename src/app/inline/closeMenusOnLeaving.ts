/** Closes the open menu where one of its links is followed, and where the page is left. */
export function closeMenusOnLeaving(): void {
  const close = (menu: Element | null | undefined) => {
    if (menu instanceof HTMLElement) menu.hidePopover();
  };
  // The link may lead to a place on this page, which the menu would go on covering.
  addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element) close(target.closest('a')?.closest('[popover]'));
    },
    true,
  );
  // A page that is left with an open menu would come back with it.
  addEventListener('pagehide', () => close(document.querySelector(':popover-open')));
}
