import { savesData } from '../../domain/savesData';
import { closeMenus } from './closeMenus';
import { handedOverText, handOverTypedText } from './handOverTypedText';
import { onLinkFollowed } from './onLinkFollowed';

/**
 * Runs inline at the end of every page and loads the application when it is needed; until then the
 * page works as plain HTML. When that is, and why: `docs/decisions/hydration-on-interaction.md`.
 */
const root = document.documentElement;
const { scripts = '', page = '', usage, start: startsAt } = document.currentScript?.dataset ?? {};
const startsEagerly = HAS_FORM && !savesData();

/** Whether interactions outside of the form load the application, too. */
let isEager = startsEagerly;
const interactions = HAS_FORM
  ? ['keydown', 'pointerdown', 'focusin', 'pointermove', 'wheel', 'scroll']
  : ['keydown'];
/** The loading that is under way, from its start until the page is hydrated. */
let loading: AbortController | undefined;
let idleTimers: ReturnType<typeof setTimeout>[] = [];
/** Index of a form that was submitted early; the element itself may be replaced. */
let submitted = -1;

/**
 * Fetches the files into the browser's cache, as a fetch can be given up and an import cannot, and runs
 * one after the other, each in a task of its own.
 */
async function load(signal: AbortSignal) {
  const files = scripts.split(' ');
  const fetched: Promise<unknown>[] = [];
  for (const file of [...files, ...page.split(' ')]) {
    // Three at a time: a link that is followed meanwhile finds a connection that is free.
    const turn = Promise.resolve(fetched.at(-3));
    fetched.push(
      turn
        .then(() => fetch(file, { signal, priority: 'low' }))
        .then((response) => response.arrayBuffer()),
    );
  }
  // The application says itself where its page's own files cannot be had.
  const all = Promise.allSettled(fetched);
  for (const [index, file] of files.entries()) {
    await fetched[index];
    signal.throwIfAborted();
    await import(/* @vite-ignore */ file);
    await new Promise((resolve) => setTimeout(resolve));
  }
  await all;
  signal.throwIfAborted();
}

function start() {
  if (loading || root.dataset.app === 'ready') return;
  loading = new AbortController();
  const { signal } = loading;
  root.dataset.app = 'starting';
  for (const type of interactions) removeEventListener(type, onInteraction, true);
  const tell = (error: unknown) => {
    if (signal.aborted) return;
    stop();
    root.dataset.app = 'failed';
    console.error(error);
  };
  // Some browsers abort imports before they say that the page is being left.
  const fail = (error: unknown) => setTimeout(tell, 1000, error);
  const timer = setTimeout(tell, 120_000, 'Took too long.');
  load(signal)
    .then(() => dispatchEvent(new CustomEvent('app:start', { detail: fail })))
    .catch(fail)
    .finally(() => clearTimeout(timer));
}

/** Back to plain HTML. The visitor does something else by now: a late answer must not submit by itself. */
function stop() {
  loading?.abort();
  loading = undefined;
  submitted = -1;
  delete root.dataset.app;
}

function listen() {
  for (const type of interactions)
    addEventListener(type, onInteraction, { capture: true, passive: true });
}

function onInteraction({ type, target }: Event) {
  const isIn = (selector: string) => target instanceof Element && target.closest(selector);
  const isUsed = HAS_FORM && /down|focus/.test(type) && isIn('form');
  if (type === 'keydown' || (!isIn('a') && (isEager || isUsed))) start();
}

/** The browser may abort what is being fetched; that is no failure. */
function onLeaving() {
  if (!loading) return;
  stop();
  // If the page stays after all, the form still starts the application.
  isEager = false;
  listen();
}

/**
 * React hydrates the whole page at once for a link that is pressed meanwhile, and then has to load the
 * next page's script. Left alone, the browser is there sooner.
 */
function keepFromReact(event: Event) {
  if (loading && event.target instanceof Element && event.target.closest('a'))
    event.stopPropagation();
}

function onIdle() {
  // The browser fetches the pages that this one leads to, and later prerenders the likeliest.
  const setIdle = (idle: string) => {
    root.dataset.idle = idle;
  };
  idleTimers = [setTimeout(setIdle, 1000, ''), setTimeout(setIdle, 3000, 'long')];
  if (startsAt === 'idle') start();
  if (usage) import(/* @vite-ignore */ usage).catch(() => {});
}

function onShown() {
  if (savesData()) return;
  // Safari has no idle callbacks.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  whenIdle(onIdle, { timeout: 5000 });
}

listen();
// Before what ends the loading: a click counts as made during it.
for (const type of 'pointerdown touchstart pointerup touchend mousedown mouseup click'.split(' '))
  addEventListener(type, keepFromReact, { capture: true, passive: true });
onLinkFollowed(() => {
  idleTimers.forEach(clearTimeout);
  onLeaving();
});
for (const type of ['beforeunload', 'pagehide']) addEventListener(type, onLeaving);
addEventListener('load', () => {
  // A prerendered page does nothing until it is opened.
  if (Reflect.get(document, 'prerendering'))
    document.addEventListener('prerenderingchange', onShown);
  else onShown();
});
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted || root.dataset.app === 'ready') return;
  stop();
  isEager = startsEagerly;
  listen();
  onShown();
});
addEventListener('app:ready', () => {
  loading = undefined;
});
// WebKit prints lazy images only where they have loaded.
addEventListener('beforeprint', () => {
  for (const image of document.images) image.loading = 'eager';
});
closeMenus();

if (HAS_FORM) {
  addEventListener(
    'submit',
    (event) => {
      if (root.dataset.app === 'ready') return;
      event.preventDefault();
      const form = event.target;
      start();
      if (form instanceof HTMLFormElement) submitted = [...document.forms].indexOf(form);
    },
    true,
  );
  addEventListener(
    'app:ready',
    () => {
      // The form shows what it did not take of the typed text, which is not submitted, by the task
      // after the next: React renders in a task that it asks for now.
      setTimeout(() =>
        setTimeout(() => {
          const form = document.forms[submitted];
          if (!form?.querySelector('[role="alert"]')) form?.requestSubmit();
        }),
      );
    },
    { once: true },
  );
  handOverTypedText();
  if (handedOverText() && !Reflect.get(document, 'prerendering')) start();
}
