export interface TimeOut {
  /** Aborts when the time is over. */
  signal: AbortSignal;
  /** Rejects when the time is over. */
  passed: Promise<never>;
  /** From then on neither happens. */
  stop: () => void;
}

/** Counts down from now, once. */
export function startTimeOut(timeoutMs: number): TimeOut {
  const controller = new AbortController();
  const { signal } = controller;
  const timer = setTimeout(
    () => controller.abort(new DOMException(`No answer in ${timeoutMs} ms`, 'TimeoutError')),
    timeoutMs,
  );
  const passed = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  return { signal, passed, stop: () => clearTimeout(timer) };
}
