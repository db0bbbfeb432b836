import type { SandboxMode } from './sandboxMode.ts';
import type { SendRequest } from './sendRequest.ts';

export interface KeptMessage {
  receivedAt: Date;
  request: SendRequest;
}

export interface Outbox {
  /** How the next sends are answered. */
  readonly mode: SandboxMode;
  /** Newest first. */
  readonly messages: readonly KeptMessage[];
  keep(request: SendRequest): void;
  clear(): void;
  changeMode(mode: SandboxMode): void;
  /** Settles at the next change of mode, or when the signal says that nobody waits any more. */
  waitForModeChange(signal: AbortSignal): Promise<void>;
}

/** The oldest messages are forgotten beyond this number. */
const keptMessageLimit = 200;

export function createOutbox(now: () => Date): Outbox {
  let mode: SandboxMode = 'accept';
  let messages: readonly KeptMessage[] = [];
  const waiting = new Set<() => void>();

  return {
    get mode() {
      return mode;
    },
    get messages() {
      return messages;
    },
    keep(request) {
      messages = [{ receivedAt: now(), request }, ...messages.slice(0, keptMessageLimit - 1)];
    },
    clear() {
      messages = [];
    },
    changeMode(next) {
      mode = next;
      for (const release of [...waiting]) release();
    },
    waitForModeChange(signal) {
      return new Promise((resolve) => {
        const release = () => {
          waiting.delete(release);
          resolve();
        };
        if (signal.aborted) return resolve();
        waiting.add(release);
        signal.addEventListener('abort', release, { once: true });
      });
    },
  };
}
