import { importUnderNewUrl } from '../domain/importUnderNewUrl';
import { withoutBlockedStorage } from './withoutBlockedStorage';

let retries = 0;

/**
 * Loads the email client, not at the top of a module: only who writes needs it, and what goes wrong
 * must be a failed send, not a page that does not load.
 */
export function loadEmailClient(): Promise<typeof import('@emailjs/browser')> {
  return withoutBlockedStorage(async () => {
    try {
      return await import('@emailjs/browser');
    } catch (error) {
      retries += 1;
      return await importUnderNewUrl(error, retries);
    }
  });
}
