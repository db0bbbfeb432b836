/**
 * Stands inline in every page and loads the application when it is wanted: on some pages, as those with a form, once
 * that has loaded and is at rest (not where the visitor saves data), on every page at the first key, or
 * when a field is touched. Pages without a form need no application where the browser prerenders the
 * pages that they lead to; where it does not, moving is faster with the application, and any touch but
 * on a link loads it. Until then the page works as plain HTML. A form that is submitted early waits for
 * the application instead of leaving the page; where loading failed, or took 120 seconds, submitting
 * tries again. A browser without popovers is too old for the application and keeps the plain page. Free
 * of imports and as small as can be: the build minifies it into the page.
 */
(() => {
  const {
    scripts = '',
    page = '',
    usage,
    start: startsAtRest,
  } = document.currentScript?.dataset ?? {};
  const root = document.documentElement;
  const canPrerender = HTMLScriptElement.supports?.('speculationrules');
  const intents = ['pointerdown', 'keydown', 'focusin'];
  /** Place of a form that was submitted early; the element itself may be replaced. */
  let early = -1;

  /** @param {unknown} error */
  const fail = (error) => {
    root.dataset.app = 'failed';
    // By now the visitor is told to write or call: what comes late must not submit by itself.
    early = -1;
    console.error(error);
  };

  /** Asks for all files at once, and runs one after the other: each in a task of its own. */
  const load = async () => {
    const addresses = scripts.split(' ');
    for (const href of [...addresses, ...page.split(' ')]) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    for (const address of addresses) {
      await import(/* @vite-ignore */ address);
      await new Promise((resolve) => setTimeout(resolve));
    }
    dispatchEvent(new Event('app:start'));
  };

  const start = () => {
    if (root.dataset.app === 'starting' || root.dataset.app === 'ready') return;
    root.dataset.app = 'starting';
    for (const intent of intents) removeEventListener(intent, onIntent, true);
    if (!('popover' in root)) {
      fail('This browser is too old for the application.');
      return;
    }
    const timer = setTimeout(fail, 120_000, 'The application took too long to load.');
    load()
      .catch(fail)
      .finally(() => clearTimeout(timer));
  };

  /** @param {Event} event */
  const onIntent = ({ type, target }) => {
    const isIn = (/** @type {string} */ selector) =>
      target instanceof Element && target.closest(selector);
    if (
      type === 'keydown' ||
      isIn('form') ||
      (type === 'pointerdown' && !canPrerender && !isIn('a'))
    ) {
      start();
    }
  };

  for (const intent of intents)
    addEventListener(intent, onIntent, { capture: true, passive: true });

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

  const rest = () => {
    // From here on the pages that this one leads to are made ready.
    root.dataset.rest = '';
    if (startsAtRest !== undefined) start();
    if (usage) import(/* @vite-ignore */ usage).catch(() => {});
  };

  const arrive = () => {
    /** @type {{ saveData?: boolean } | undefined} */
    const connection = Reflect.get(navigator, 'connection');
    if (connection?.saveData) return;
    if ('requestIdleCallback' in window) requestIdleCallback(rest, { timeout: 5000 });
    else setTimeout(rest, 1000);
  };
  addEventListener('load', () => {
    // A page that the browser made ready for later does nothing until it is opened.
    if (Reflect.get(document, 'prerendering'))
      document.addEventListener('prerenderingchange', arrive);
    else arrive();
  });
})();
