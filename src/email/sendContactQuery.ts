import type { ContactQuery } from '../forms/contactSchema';

/**
 * Hands the query to the email service: exactly one POST to `/api/v1.0/email/send`. Rejects with the
 * service's `{ status, text }`, or with whatever kept the request from being made.
 *
 * The client is loaded here and not at the top, because loading it throws where the browser blocks
 * storage: that must be a failed send, not a page that does not load.
 */
export async function sendContactQuery(query: ContactQuery, signal: AbortSignal): Promise<void> {
  const { init, send } = await loadClient();
  signal.throwIfAborted();
  // Without a storage provider the client has no throttle, as the specification has it.
  init({ publicKey: import.meta.env.VITE_EMAILJS_PUBLIC_KEY, origin: serviceOrigin() });
  await send(import.meta.env.VITE_EMAILJS_SERVICE_ID, import.meta.env.VITE_EMAILJS_TEMPLATE_ID, {
    ...query,
  });
}

/** Loads the email client ahead of the send. A failure shows only, and is logged, when sending. */
export function warmEmailClient(): void {
  loadClient().catch(() => undefined);
}

function loadClient() {
  return import('@emailjs/browser');
}

/** `self` stands for the page's own origin, where the mail sandbox listens; empty for the service's. */
function serviceOrigin(): string | undefined {
  const origin = import.meta.env.VITE_EMAILJS_ORIGIN;
  return origin === 'self' ? window.location.origin : origin || undefined;
}
