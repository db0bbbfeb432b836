import { dataset } from './pageData';
import { runApplication } from './runApplication';

let hydration: AbortController | undefined;

/** Starts the hydration, but once; gives a signal that aborts when it is given up. */
export function doHydration(): AbortSignal {
  if (hydration) return hydration.signal;
  hydration = new AbortController();
  const { signal } = hydration;
  dataset.app = 'starting';
  const tell = (error: unknown) => {
    if (signal.aborted) return;
    giveUpHydration();
    dataset.app = 'failed';
    console.error(error);
  };
  // Some browsers abort imports before they say that the page is being left.
  const fail = (error: unknown) => setTimeout(tell, 1000, error);
  const timer = setTimeout(tell, 120_000, 'Took too long.');
  runApplication(signal)
    .then(() => dispatchEvent(new CustomEvent('app:start', { detail: fail })))
    .catch(fail)
    .finally(() => clearTimeout(timer));
  return signal;
}

/** Back to plain HTML. */
export function giveUpHydration(): void {
  hydration?.abort();
  hydration = undefined;
  delete dataset.app;
}
