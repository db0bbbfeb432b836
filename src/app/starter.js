/**
 * Stands inline in every page and loads the application: at the first touch, key or focus, or else
 * when the page has loaded and is idle (not where the visitor saves data). Until then the page works
 * as plain HTML. A form that is submitted early waits for the application instead of leaving the
 * page; where loading failed, submitting tries again. Free of imports and as small as can be: the
 * build minifies it into the page.
 */
(() => {
  const entry = document.currentScript?.dataset.entry;
  const root = document.documentElement;
  const intents = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin'];
  /** @type {HTMLFormElement | undefined} */
  let early;

  const start = () => {
    if (!entry || root.dataset.app === 'starting' || root.dataset.app === 'ready') return;
    root.dataset.app = 'starting';
    for (const intent of intents) removeEventListener(intent, start, true);
    import(/* @vite-ignore */ entry).then(
      () => dispatchEvent(new Event('app:start')),
      (error) => {
        root.dataset.app = 'failed';
        console.error(error);
      },
    );
  };

  for (const intent of intents) addEventListener(intent, start, { capture: true, passive: true });

  addEventListener(
    'submit',
    (event) => {
      if (root.dataset.app === 'ready') return;
      event.preventDefault();
      if (event.target instanceof HTMLFormElement) early = event.target;
      start();
    },
    true,
  );
  // A link of an open menu may lead to a place on this page, which the menu would go on covering.
  addEventListener('click', ({ target }) => {
    const menu = target instanceof Element && target.closest('a')?.closest('[popover]');
    if (menu instanceof HTMLElement) menu.hidePopover();
  });
  addEventListener('app:ready', () => early?.requestSubmit(), { once: true });

  addEventListener('load', () => {
    /** @type {{ saveData?: boolean } | undefined} */
    const connection = Reflect.get(navigator, 'connection');
    if (connection?.saveData) return;
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 5000 });
    else setTimeout(start, 1000);
  });
})();
