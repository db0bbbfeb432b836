import { deleteOldTexts } from '../../domain/handedOverTexts';

/**
 * Deletes what another document handed over when it is too old, also where the application never starts.
 * A page with a form takes it over, which may be late: what its form shows is not emptied by a clock.
 */
export function deleteTextsInTime(): void {
  const check = () => {
    const left = deleteOldTexts();
    if (!HAS_FORM && left < Infinity) setTimeout(check, left);
  };
  check();
  // A page from the browser's cache, or one prepared before, finds what was handed over meanwhile.
  addEventListener('pageshow', check);
  document.addEventListener('prerenderingchange', check);
}
