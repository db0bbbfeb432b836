/**
 * Stands inline in every page and loads the application when it is wanted: at the first key, or when
 * a field is touched; on a page with a form at any sign of a visitor, unless that one saves data; on
 * the 404 page when it has loaded and is at rest. Other pages need no application where the browser
 * prerenders the pages that they lead to; where it does not, moving is faster with the application, and
 * a touch loads it. A touch on a link never does: it would take the network from the page to come.
 * Until then the page works as plain HTML. A form that is submitted early waits for the application
 * instead of leaving the page; where loading failed, or took 120 seconds, submitting tries again. A
 * browser without popovers is too old for the application and keeps the plain page. Free of imports
 * and as small as can be: the build minifies it into the page, without what is for forms where there
 * is none (`HAS_FORM`).
 */
(() => {
  const root = document.documentElement;
  const { scripts = '', page = '', usage, start: startsAt } = document.currentScript?.dataset ?? {};
  /** @type {{ saveData?: boolean } | undefined} */
  const connection = Reflect.get(navigator, 'connection');
  const startsAtSigns = HAS_FORM && !connection?.saveData;
  const canPrerender = HTMLScriptElement.supports?.('speculationrules');
  const intents = ['pointerdown', 'keydown'];
  if (HAS_FORM) intents.push('focusin');
  if (startsAtSigns) intents.push('wheel', 'scroll');
  /** Place of a form that was submitted early; the element itself may be replaced. */
  let early = -1;

  /** @param {unknown} error */
  const fail = (error) => {
    root.dataset.app = 'failed';
    // By now the visitor is told to write or call: what comes late must not submit by itself.
    if (HAS_FORM) early = -1;
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
    if ((root.dataset.app ?? 'failed') !== 'failed') return;
    root.dataset.app = 'starting';
    for (const intent of intents) removeEventListener(intent, onIntent, true);
    const timer = setTimeout(fail, 120_000, 'Took too long.');
    load()
      .catch(fail)
      .finally(() => clearTimeout(timer));
  };

  /** @param {Event} event */
  const onIntent = ({ type, target }) => {
    const isIn = (/** @type {string} */ selector) =>
      target instanceof Element && target.closest(selector);
    const isTouch = type === 'pointerdown' && !canPrerender;
    if (
      type === 'keydown' ||
      (HAS_FORM && isIn('form')) ||
      ((startsAtSigns || isTouch) && !isIn('a'))
    )
      start();
  };

  for (const intent of intents)
    addEventListener(intent, onIntent, { capture: true, passive: true });

  if (HAS_FORM) {
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
    addEventListener('app:ready', () => document.forms[early]?.requestSubmit(), { once: true });
    /** @param {() => void} act what storage may refuse, where it is blocked */
    const attempt = (act) => {
      try {
        act();
      } catch {}
    };
    // What was typed goes along to another language; once it runs, the application sees to that.
    addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
      const [form] = document.forms;
      if (!form || root.dataset.app === 'ready' || ctrlKey || metaKey || shiftKey) return;
      if (!(target instanceof Element && target.closest('a[hreflang]'))) return;
      const typed = [...new FormData(form)].filter(([, text]) => text);
      // A field may be called `name`, and would be what `form.name` gives.
      const name = String(form.getAttribute('name'));
      attempt(() => {
        // What came here from another language may still wait to be taken.
        const drafts = JSON.parse(sessionStorage.drafts ?? '{}');
        drafts[name] = { ...drafts[name], ...Object.fromEntries(typed) };
        if (typed[0]) sessionStorage.drafts = JSON.stringify(drafts);
      });
    });
    // Shown again, the page has what was typed; it need not be handed over any more.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) attempt(() => delete sessionStorage.drafts);
    });
    attempt(() => {
      // What was typed on the page in another language comes back at once, to the page that is open.
      if (!Reflect.get(document, 'prerendering') && sessionStorage.drafts) start();
    });
  }
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
  const rest = () => {
    // From here on the pages that this one leads to are made ready: not while it is being drawn.
    setTimeout(() => {
      root.dataset.rest = '';
    }, 1000);
    if (startsAt === 'rest') start();
    if (usage) import(/* @vite-ignore */ usage).catch(() => {});
  };

  const arrive = () => {
    if (connection?.saveData) return;
    // Safari has no idle callbacks.
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    whenIdle(rest, { timeout: 5000 });
  };
  addEventListener('load', () => {
    // A page that the browser made ready for later does nothing until it is opened.
    if (Reflect.get(document, 'prerendering'))
      document.addEventListener('prerenderingchange', arrive);
    else arrive();
  });
})();
