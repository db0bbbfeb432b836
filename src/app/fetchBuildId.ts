/** How long a page may take to answer, in milliseconds. */
const patience = 30_000;

/**
 * Asks the server, past every cache, for the page at a URL.
 *
 * @returns the deployment that the page belongs to; nothing for a page that names none.
 * @throws where the server cannot be reached or answers with a server's error.
 */
export async function fetchBuildId(address: string): Promise<string | undefined> {
  const response = await fetch(address, {
    cache: 'no-store',
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(patience),
  });
  if (response.status >= 500)
    throw new Error(`The server answered with status ${response.status}.`);
  const page = await response.text();
  return /<html[^>]* data-deployment="([^"]+)"/.exec(page)?.[1];
}
