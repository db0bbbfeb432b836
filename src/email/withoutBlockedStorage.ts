/**
 * Runs `load` with no storage in sight where the browser blocks it. There, merely asking whether
 * there is any throws, and the email client asks while it is loaded, though it then uses none.
 */
export async function withoutBlockedStorage<Result>(load: () => Promise<Result>): Promise<Result> {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  if (!own?.configurable || !isStorageBlocked()) return await load();
  Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
  try {
    return await load();
  } finally {
    Object.defineProperty(globalThis, 'localStorage', own);
  }
}

function isStorageBlocked(): boolean {
  try {
    Reflect.get(globalThis, 'localStorage');
    return false;
  } catch {
    return true;
  }
}
