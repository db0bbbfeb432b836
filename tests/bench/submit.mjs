import { inNewTab } from './tab.mjs';

/** How long the form is in view before the tap, in milliseconds. */
const delay = 3000;

/**
 * The first submit of a blank form: from the click to the paint of the first message.
 *
 * @param {import('./servers.mjs').ServedTarget} target
 * @param {string} route
 */
export function submit(target, route) {
  return inNewTab(target.slowOrigin + route, async (tab) => {
    await tab.ask(watchMessages);
    await tab.tap('form [type="submit"]', delay);
    return { 'first submit, ms': await tab.ask(messageTime) };
  });
}

/** Runs in the page. */
function watchMessages() {
  const watch = () => {
    const clicked = performance.now();
    const look = () => {
      if (!document.querySelector('[aria-invalid="true"]')) requestAnimationFrame(look);
      else setTimeout(() => Object.assign(window, { benchMessage: performance.now() - clicked }));
    };
    requestAnimationFrame(look);
  };
  addEventListener('click', watch, { capture: true, once: true });
  return true;
}

/** Runs in the page. */
function messageTime() {
  return Number(Reflect.get(window, 'benchMessage')) || undefined;
}
