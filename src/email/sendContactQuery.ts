import type { ContactQuery } from '../content/contactFields';
import { loadEmailClient } from './loadEmailClient';
import { withAbortableFetch } from './withAbortableFetch';

/** Settles when no request is on its way. */
let lastRequest: Promise<unknown> = Promise.resolve();

/**
 * Hands the query to the email service: exactly one POST to `/api/v1.0/email/send`, which ends when
 * the signal aborts. Rejects with the service's `{ status, text }`, or with whatever kept the request
 * from being made. Never are there two requests at once: a request that could not be aborted is
 * waited for.
 */
export async function sendContactQuery(query: ContactQuery, signal: AbortSignal): Promise<void> {
  const { init, send } = await loadEmailClient();
  const request = lastRequest.then(() => {
    signal.throwIfAborted();
    // Without a storage provider the client has no throttle, as the specification has it.
    init({ publicKey: import.meta.env.VITE_EMAILJS_PUBLIC_KEY, origin: serviceOrigin() });
    return withAbortableFetch(signal, () =>
      send(import.meta.env.VITE_EMAILJS_SERVICE_ID, import.meta.env.VITE_EMAILJS_TEMPLATE_ID, {
        ...query,
      }),
    );
  });
  lastRequest = request.catch(() => undefined);
  await request;
}

/** Loads the email client ahead of the send. A failure shows only, and is logged, when sending. */
export function warmEmailClient(): void {
  loadEmailClient().catch(() => undefined);
}

/** `self` stands for the page's own origin, where the mail sandbox listens; empty for the service's. */
function serviceOrigin(): string | undefined {
  const origin = import.meta.env.VITE_EMAILJS_ORIGIN;
  return origin === 'self' ? window.location.origin : origin || undefined;
}
