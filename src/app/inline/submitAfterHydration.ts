import { doHydration } from './doHydration';
import { isWithin } from './isWithin';
import { findOwnForm, ownForm } from './ownForm';
import { isHydrated } from './pageData';

/** Submits the form once the page is hydrated, where it was submitted before. */
export function submitAfterHydration(): void {
  /** Aborted where the visitor does something else meanwhile: a late answer must not submit by itself. */
  let submitted: AbortSignal | undefined;
  addEventListener(
    'submit',
    (event) => {
      if (isHydrated() || !isWithin(event.target, ownForm)) return;
      event.preventDefault();
      submitted = doHydration();
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
          const form = findOwnForm();
          if (submitted?.aborted === false && !form?.querySelector('[role="alert"]'))
            form?.requestSubmit();
        }),
      );
    },
    { once: true },
  );
}
