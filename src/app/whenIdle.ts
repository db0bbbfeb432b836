/** Runs a task when the page has nothing better to do; Safari cannot tell and gets it a moment later. */
export function whenIdle(task: () => void, options?: IdleRequestOptions): void {
  const request = window.requestIdleCallback ?? setTimeout;
  request(task, options);
}
