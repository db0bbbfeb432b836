import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoadingError, withTimeout } from '../../src/app/withTimeout';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const never = () => new Promise<string>(() => undefined);

describe('loading a page within its time', () => {
  it('gives the page that arrives in time and leaves no timer behind', async () => {
    await expect(withTimeout(Promise.resolve('page'))).resolves.toBe('page');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('passes on the error of a page that cannot be loaded', async () => {
    const cause = new TypeError('gone');
    const error: unknown = await withTimeout(Promise.reject(cause)).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(LoadingError);
    expect(error).toMatchObject({ cause });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('still waits after 119 seconds and gives up after 120', async () => {
    const ended = vi.fn();
    const loading = withTimeout(never()).catch(ended);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await loading;
    expect(ended).toHaveBeenCalledWith(
      expect.objectContaining({ cause: expect.objectContaining({ name: 'TimeoutError' }) }),
    );
  });
});
