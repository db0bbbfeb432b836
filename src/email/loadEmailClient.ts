import { withoutBlockedStorage } from './withoutBlockedStorage';

let retries = 0;

/**
 * Loads the email client, not at the top of a module: only who writes needs it, and what goes wrong
 * must be a failed send, not a page that does not load.
 *
 * Chromium remembers a script that could not be fetched and never asks for its URL again. Its
 * error names the address, so that "Please try again" can be kept under another one.
 */
export function loadEmailClient(): Promise<typeof import('@emailjs/browser')> {
  return withoutBlockedStorage(async () => {
    try {
      return await import('@emailjs/browser');
    } catch (error) {
      const [address] = /https?:\/\/\S+$/.exec(error instanceof Error ? error.message : '') ?? [];
      if (!address) throw error;
      retries += 1;
      return await import(/* @vite-ignore */ `${address}?retry=${retries}`);
    }
  });
}
