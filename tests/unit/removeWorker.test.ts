import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { buildWorker } from '../../build/offline/buildWorker';

const { code } = await buildWorker(false);

/** Runs the worker with this storage up to its activation; returns that, and what it asks of its registration. */
function activate(storage: object) {
  const unregister = vi.fn(async () => true);
  const pending: Promise<unknown>[] = [];
  const activation = { waitUntil: (promise: Promise<unknown>) => pending.push(promise) };
  const self = {
    skipWaiting: async () => undefined,
    registration: { unregister },
    addEventListener: (type: string, listener: (event: object) => void) => {
      if (type === 'activate') listener(activation);
    },
  };
  runInNewContext(
    code,
    Object.defineProperties({ self }, Object.getOwnPropertyDescriptors(storage)),
  );
  expect(pending).toHaveLength(1);
  return { unregister, activated: Promise.all(pending) };
}

async function unregisterOf(storage: object) {
  const { unregister, activated } = activate(storage);
  await activated;
  return unregister;
}

const refuse = async () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

test('a worker that is turned off deletes the caches of this site alone, and itself', async () => {
  const deleted: string[] = [];
  const caches = {
    keys: async () => ['site-always', 'of-another-app', 'site-files'],
    delete: async (name: string) => deleted.push(name),
  };
  expect(await unregisterOf({ caches })).toHaveBeenCalledOnce();
  expect(deleted).toEqual(['site-always', 'site-files']);
});

test.each([
  ['cannot be listed', { caches: { keys: refuse } }],
  ['cannot be deleted', { caches: { keys: async () => ['site-always'], delete: refuse } }],
  [
    'throw where they are named',
    {
      get caches() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    },
  ],
])('a worker that is turned off goes where caches %s', async (_how, storage) => {
  expect(await unregisterOf(storage)).toHaveBeenCalledOnce();
});

test('a worker that is turned off goes where caches never answer', async () => {
  const keys = () => new Promise<string[]>(() => undefined);
  const { unregister } = activate({ caches: { keys } });
  await vi.waitFor(() => expect(unregister).toHaveBeenCalledOnce());
});
