import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a state-changing request may be obeyed: it comes from a page of this very server, or
 * from a program that is no browser and sends neither header.
 */
export function isFromSameOrigin(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  // Browsers set this themselves, and a proxy that rewrites Host does not spoil it.
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (headers.origin === undefined) return true;
  return URL.canParse(headers.origin) && new URL(headers.origin).host === headers.host;
}

/** Whether a send may be taken: from this very server, or on this computer from another one of it. */
export function isFromKnownOrigin(headers: IncomingHttpHeaders): boolean {
  if (isFromSameOrigin(headers)) return true;
  const { host, origin = '' } = headers;
  return isLoopbackHost(host) && URL.canParse(origin) && isLoopbackHost(new URL(origin).host);
}

function isLoopbackHost(host: string | undefined): boolean {
  if (host === undefined || !URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127\.\d+\.\d+\.\d+$/.test(hostname)
  );
}
