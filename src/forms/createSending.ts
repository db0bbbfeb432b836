import { type FailureReason, failureReason } from './failureReason';
import { startTimeOut } from './startTimeOut';

export type Outcome =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'sent' }
  | { kind: 'failed'; reason: FailureReason };

export interface SendingOptions<Query> {
  /** Rejects when the query was not sent; the signal aborts after the time-out. */
  onSend: (query: Query, signal: AbortSignal) => Promise<void>;
  /** How long an answer may take, in milliseconds. */
  timeoutMs: number;
  logError: (error: unknown) => void;
  isOnline: () => boolean;
}

export interface Sending<Query> {
  readOutcome: () => Outcome;
  /** Calls at every change of the outcome, until what it returns is called. */
  subscribe: (onChange: () => void) => () => void;
  /** A form is on the screen, until what it returns is called. */
  visit: () => () => void;
  /** Does nothing while another query is on its way. */
  send: (query: Query, options: SendingOptions<Query>) => Promise<void>;
  /**
   * Whether a press belongs to a send already made. The last presses of a burst can come after a
   * quick answer; they must not count as a submit of the form that was just emptied.
   */
  absorbsPress: () => boolean;
  /** Nothing was sent, for the form could not be checked. */
  fail: (error: unknown, options: Pick<SendingOptions<Query>, 'logError' | 'isOnline'>) => void;
  /** Takes the alert away. */
  forget: () => void;
}

const idle: Outcome = { kind: 'idle' };

/** Presses that follow one another faster than this belong together, in milliseconds. */
const burstMs = 1000;

/**
 * One send at a time, however often forms mount and unmount meanwhile: a form that returns finds its query still on
 * its way. Leaving does not take the query back. An answer is told to the form that is there, and to
 * none that comes later. What comes after the time-out changes nothing.
 *
 * @param onSent Called for each query that was sent, before anybody is told.
 */
export function createSending<Query>(onSent: () => void): Sending<Query> {
  const listeners = new Set<() => void>();
  let outcome = idle;
  let visits = 0;
  let burstAt = Number.NEGATIVE_INFINITY;

  function change(next: Outcome) {
    outcome = next;
    for (const listener of [...listeners]) listener();
  }

  function settle(answer: Outcome) {
    change(visits > 0 ? answer : idle);
  }

  function forget() {
    if (outcome.kind !== 'sending' && outcome.kind !== 'idle') change(idle);
  }

  const fail: Sending<Query>['fail'] = (error, { logError, isOnline }) => {
    logError(error);
    settle({ kind: 'failed', reason: failureReason(error, isOnline()) });
  };

  return {
    readOutcome: () => outcome,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
      };
    },
    visit() {
      visits += 1;
      return () => {
        visits -= 1;
        if (visits === 0) forget();
      };
    },
    async send(query, { onSend, timeoutMs, logError, isOnline }) {
      if (outcome.kind === 'sending') return;
      change({ kind: 'sending' });
      const { signal, passed, stop } = startTimeOut(timeoutMs);
      try {
        await Promise.race([onSend(query, signal), passed]);
      } catch (error) {
        fail(error, { logError, isOnline });
        return;
      } finally {
        stop();
      }
      burstAt = performance.now();
      onSent();
      settle({ kind: 'sent' });
    },
    absorbsPress() {
      const sinceLast = performance.now() - burstAt;
      burstAt = performance.now();
      return outcome.kind === 'sending' || (outcome.kind === 'sent' && sinceLast < burstMs);
    },
    fail,
    forget,
  };
}
