import type { ContactQuery } from '../forms/contactSchema';
import { loadEmailClient } from './loadEmailClient';

/**
 * Hands the query to the email service: exactly one POST to `/api/v1.0/email/send`. Rejects with the
 * service's `{ status, text }`, or with whatever kept the request from being made.
 *
 * The client cannot take a request back, but once the signal has aborted it makes none.
 */
export async function sendContactQuery(query: ContactQuery, signal: AbortSignal): Promise<void> {
  const { init, send } = await loadEmailClient();
  signal.throwIfAborted();
  // Without a storage provider the client has no throttle, as the specification has it.
  init({ publicKey: import.meta.env.VITE_EMAILJS_PUBLIC_KEY, origin: serviceOrigin() });
  await send(import.meta.env.VITE_EMAILJS_SERVICE_ID, import.meta.env.VITE_EMAILJS_TEMPLATE_ID, {
    ...query,
  });
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
