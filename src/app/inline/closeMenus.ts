import { isWithin } from './isWithin';
import { listenFirst } from './listenFirst';

/** Closes the open menu where one of its links is followed, something else is pressed, and where the page is left. */
export function closeMenus(): void {
  const close = (menu: Element | null | undefined) => {
    if (menu instanceof HTMLElement) menu.hidePopover();
  };
  const openMenu = () => document.querySelector('#root :popover-open');
  // The link may lead to a place on this page, which the menu would go on covering.
  addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element) close(target.closest('a')?.closest(':popover-open'));
    },
    true,
  );
  // iOS before 18.3 does not do it by itself. Once the press ends, for it may become a scroll; its
  // button closes a menu as ever.
  let pressed: EventTarget | null = null;
  listenFirst('pointerdown pointerup', ({ type, target }) => {
    if (type === 'pointerdown') pressed = target;
    else {
      const menu = openMenu();
      if (menu && !isWithin(pressed, `#${menu.id},[popovertarget=${menu.id}]`)) close(menu);
    }
  });
  // A page that is left with an open menu would come back with it.
  addEventListener('pagehide', () => close(openMenu()));
}
