import { useEffect } from 'react';

/** Fired on `window` once every part of the first page answers to the visitor. */
const readyEvent = 'app:ready';

/** Tells the document, the hydration loader and tests that the page is hydrated. */
export function AppReady() {
  useEffect(() => {
    document.documentElement.dataset.app = 'ready';
    window.dispatchEvent(new Event(readyEvent));
  }, []);
  return null;
}
