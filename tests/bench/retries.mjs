/**
 * Measures again where that failed: on a busy machine a browser does not start now and then, or
 * Lighthouse misses a load, and a long run should not be lost to it. The third failure counts.
 *
 * @template Result
 * @param {() => Promise<Result>} measure
 * @returns {Promise<Result>}
 */
export async function withRetries(measure, attempts = 3) {
  try {
    return await measure();
  } catch (error) {
    if (attempts === 1) throw error;
    process.stderr.write(`Again, as this failed: ${error}\n`);
    return withRetries(measure, attempts - 1);
  }
}
