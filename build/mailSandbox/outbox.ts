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

/** The oldest messages are forgotten beyond this number, */
const keptMessageLimit = 200;

/** and when all that are kept would be longer than this, written as JSON. */
const keptCharacterLimit = 1_000_000;

export function createOutbox(now: () => Date): Outbox {
  let mode: SandboxMode = 'accept';
  let messages: readonly KeptMessage[] = [];
  let lengths: readonly number[] = [];
  const waiting = new Set<() => void>();

  return {
    get mode() {
      return mode;
    },
    get messages() {
      return messages;
    },
    keep(request) {
      lengths = fitting([JSON.stringify(request).length, ...lengths]);
      messages = [{ receivedAt: now(), request }, ...messages].slice(0, lengths.length);
    },
    clear() {
      messages = [];
      lengths = [];
    },
    changeMode(next) {
      mode = next;
      for (const release of [...waiting]) release();
    },
    waitForModeChange(signal) {
      return new Promise((resolve) => {
        const release = () => {
          waiting.delete(release);
          signal.removeEventListener('abort', release);
          resolve();
        };
        if (signal.aborted) return resolve();
        waiting.add(release);
        signal.addEventListener('abort', release);
      });
    },
  };
}

/** As many of the newest lengths as the outbox has room for. */
function fitting(lengths: readonly number[]): readonly number[] {
  let room = keptCharacterLimit;
  const end = lengths.findIndex((length) => {
    room -= length;
    return room < 0;
  });
  return lengths.slice(0, Math.min(end < 0 ? lengths.length : end, keptMessageLimit));
}
