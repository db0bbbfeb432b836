/**
 * Opens the answer that a hash leads to, which is within a closed `details`. Browsers do so by
 * themselves where they follow the hash, but not all, and the router follows it without them.
 */
export function openAnswer(hash: string): void {
  const fold = document.getElementById(hash.slice(1))?.closest('details');
  if (fold) fold.open = true;
}
