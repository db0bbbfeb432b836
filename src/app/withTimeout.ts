/** How long a script chunk may take, in milliseconds (specification, section 9). */
const chunkTimeout = 120_000;

/** Why a page is not there, told apart from a fault of a page that is. */
export class LoadingError extends Error {
  override name = 'LoadingError';
}

/**
 * Waits for a page's chunk, but not for ever.
 *
 * @throws a `LoadingError` caused by whatever the loading throws, or by `timeout` milliseconds.
 */
export async function withTimeout<T>(loading: Promise<T>, timeout = chunkTimeout): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new DOMException('The page took too long to load.', 'TimeoutError')),
      timeout,
    );
  });
  try {
    return await Promise.race([loading, tooLong]);
  } catch (cause) {
    throw new LoadingError('The page could not be loaded.', { cause });
  } finally {
    clearTimeout(timer);
  }
}
