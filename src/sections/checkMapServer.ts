/**
 * Asks the host of the map for an answer, of which a page of another origin may read nothing but that
 * it came: a frame's `load` event comes for the browser's own error page too.
 */
export const checkMapServer = (address: string, signal: AbortSignal): Promise<Response> =>
  fetch(address, {
    method: 'HEAD',
    mode: 'no-cors',
    cache: 'no-store',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal,
  });
