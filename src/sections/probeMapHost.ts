/**
 * Asks the host of the map for its icon. A frame's `load` event comes for the browser's own error page
 * too, and an answer of another origin may not be read; an image tells the host from a server error and
 * from a login page on the way to it, which have none.
 */
export const probeMapHost = (address: string, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const icon = new Image();
    const url = new URL('/favicon.ico', address);
    // A kept copy would answer for a host that is gone.
    url.search = String(Date.now());
    icon.referrerPolicy = 'no-referrer';
    icon.onload = () => resolve();
    icon.onerror = () => reject(new Error('The host of the map does not answer.'));
    signal.addEventListener('abort', () => {
      icon.onload = null;
      icon.onerror = null;
      icon.src = '';
    });
    icon.src = url.href;
  });
