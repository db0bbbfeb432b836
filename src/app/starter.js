/**
 * Stands inline in every page and loads the application: at the first touch, key or focus, or else
 * when the page has loaded and is idle (not where the visitor saves data). Until then the page works
 * as plain HTML. A form that is submitted early waits for the application instead of leaving the
 * page; where loading failed, or took 120 seconds, submitting tries again. A browser without
 * popovers is too old for the application and keeps the plain page. Free of imports and as small as
 * can be: the build minifies it into the page.
 */
(() => {
  const entry = document.currentScript?.dataset.entry;
  const root = document.documentElement;
  const intents = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin'];
  /** Place of a form that was submitted early; the element itself may be replaced. */
  let early = -1;

  /** @param {unknown} error */
  const fail = (error) => {
    root.dataset.app = 'failed';
    // By now the visitor is told to write or call: what comes late must not submit by itself.
    early = -1;
    console.error(error);
  };

  const start = () => {
    if (!entry || root.dataset.app === 'starting' || root.dataset.app === 'ready') return;
    root.dataset.app = 'starting';
    for (const intent of intents) removeEventListener(intent, start, true);
    if (!('popover' in root)) {
      fail('This browser is too old for the application.');
      return;
    }
    const timer = setTimeout(fail, 120_000, 'The application took too long to load.');
    import(/* @vite-ignore */ entry)
      .then(() => dispatchEvent(new Event('app:start')), fail)
      .finally(() => clearTimeout(timer));
  };

  for (const intent of intents) addEventListener(intent, start, { capture: true, passive: true });

  addEventListener(
    'submit',
    (event) => {
      if (root.dataset.app === 'ready') return;
      event.preventDefault();
      const form = event.target;
      if (form instanceof HTMLFormElement) early = [...document.forms].indexOf(form);
      start();
    },
    true,
  );
  // A link of an open menu may lead to a place on this page, which the menu would go on covering.
  addEventListener('click', ({ target }) => {
    const menu = target instanceof Element && target.closest('a')?.closest('[popover]');
    if (menu instanceof HTMLElement) menu.hidePopover();
  });
  // A page that is left with an open menu comes back as it was left.
  addEventListener('pagehide', () => {
    const menu = document.querySelector(':popover-open');
    if (menu instanceof HTMLElement) menu.hidePopover();
  });
  addEventListener('app:ready', () => document.forms[early]?.requestSubmit(), { once: true });

  addEventListener('load', () => {
    /** @type {{ saveData?: boolean } | undefined} */
    const connection = Reflect.get(navigator, 'connection');
    if (connection?.saveData) return;
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 5000 });
    else setTimeout(start, 1000);
  });
})();
