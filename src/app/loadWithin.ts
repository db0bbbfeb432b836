/** How long a script chunk may take, in milliseconds (specification, section 9). */
const chunkTimeout = 120_000;

/**
 * Waits for a page's chunk, but not for ever.
 *
 * @throws whatever the loading throws, or a `TimeoutError` after `timeout` milliseconds.
 */
export async function loadWithin<T>(loading: Promise<T>, timeout = chunkTimeout): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new DOMException('The page took too long to load.', 'TimeoutError')),
      timeout,
    );
  });
  try {
    return await Promise.race([loading, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
