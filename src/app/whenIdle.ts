/** Runs a task when the page has nothing better to do; Safari cannot tell and gets it a moment later. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task);
  else setTimeout(task, 1);
}
