import { watchReversal } from './watchReversal';

/** Runs inline in a page with a `ReversalCalculator`: answers until the application takes over. */
for (const place of document.querySelectorAll<HTMLElement>('[data-reversal]'))
  addEventListener(
    'app:ready',
    watchReversal(place, () => new Date()),
    { once: true },
  );
