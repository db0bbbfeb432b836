import { deleteCaches } from './cacheNames';

declare const self: ServiceWorkerGlobalScope;

/** Takes the place of `worker.ts` where the owner has turned it off: removes what it kept, and itself. */
async function remove() {
  // It goes even where storage is blocked.
  await Promise.allSettled([deleteCaches(), self.registration.unregister()]);
}

void self.skipWaiting();
self.addEventListener('activate', (event) => event.waitUntil(remove()));
