/** Where the email client posts, at the service's origin. */
const sendPath = '/api/v1.0/email/send';

/**
 * Has the one request that the email client makes during `send` end with the signal.
 *
 * The client takes no signal, so a request without an answer would go on after the time-out, and the
 * next try would run beside it. Its `fetch` is the window's: for as long as the client gets ready, a
 * few microtasks, the window's is one that adds the signal to the request to the service and leaves
 * every other alone. Where the window's own cannot be replaced, the request is made as it is.
 *
 * Nor does the request follow a redirect, which makes a GET of a POST: the page that it ends on would
 * be taken for an answer of the service.
 */
export async function withAbortableFetch<Result>(
  signal: AbortSignal,
  send: () => Promise<Result>,
): Promise<Result> {
  const { fetch: original } = globalThis;
  let isAwaited = true;

  const abortable: typeof fetch = (input, init) => {
    if (!isAwaited || typeof input !== 'string' || !input.endsWith(sendPath)) {
      return original(input, init);
    }
    restore();
    return original(input, { ...init, signal, redirect: 'error' });
  };

  // Whoever has wrapped `fetch` meanwhile keeps a function that only passes on.
  function restore() {
    isAwaited = false;
    if (globalThis.fetch === abortable) Reflect.set(globalThis, 'fetch', original);
  }

  Reflect.set(globalThis, 'fetch', abortable);
  try {
    return await send();
  } finally {
    restore();
  }
}
