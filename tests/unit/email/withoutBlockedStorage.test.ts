import { afterEach, describe, expect, it, vi } from 'vitest';
import { withoutBlockedStorage } from '../../../src/email/withoutBlockedStorage';

const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');

afterEach(() => {
  if (own) Object.defineProperty(globalThis, 'localStorage', own);
  else Reflect.deleteProperty(globalThis, 'localStorage');
});

/** As Chromium answers whoever asks for storage where all cookies are blocked. */
function block() {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });
}

const typeOfStorage = async () => typeof localStorage;

describe('loading what asks for storage', () => {
  it('finds none where it is blocked, and leaves it blocked', async () => {
    block();
    await expect(withoutBlockedStorage(typeOfStorage)).resolves.toBe('undefined');
    expect(() => localStorage).toThrow('Access is denied');
  });

  it('leaves it blocked where loading fails, too', async () => {
    block();
    const failing = withoutBlockedStorage(() => Promise.reject(new TypeError('gone')));
    await expect(failing).rejects.toThrow('gone');
    expect(() => localStorage).toThrow('Access is denied');
  });

  it('finds storage that is there', async () => {
    const storage = {};
    Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
    const load = vi.fn(async () => localStorage);
    await expect(withoutBlockedStorage(load)).resolves.toBe(storage);
  });

  it('leaves alone what cannot be replaced, and what is not there', async () => {
    Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
    Reflect.deleteProperty(globalThis, 'localStorage');
    await expect(withoutBlockedStorage(typeOfStorage)).resolves.toBe('undefined');
    expect('localStorage' in globalThis).toBe(false);
  });

  it('can be blocked again later', async () => {
    block();
    await withoutBlockedStorage(typeOfStorage);
    expect(Object.getOwnPropertyDescriptor(globalThis, 'localStorage')?.configurable).toBe(true);
  });
});
