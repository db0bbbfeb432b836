import { useEffect, useRef, useState } from 'react';
import { type FailureReason, failureReason } from './failureReason';

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

/** Presses that follow one another faster than this belong together, in milliseconds. */
const burstMs = 1000;

/**
 * One send at a time. What comes after the time-out changes nothing. Leaving the page does not take
 * the query back: the time-out ends with the form, and a refusal is still logged.
 */
export function useSending<Query>({
  onSend,
  timeoutMs,
  logError,
  isOnline,
}: SendingOptions<Query>) {
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'idle' });
  const isRunning = useRef(false);
  const isMounted = useRef(false);
  const burstAt = useRef(Number.NEGATIVE_INFINITY);
  const stopTimeOut = useRef<() => void>(undefined);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      stopTimeOut.current?.();
    };
  }, []);

  function settle(next: Outcome) {
    isRunning.current = false;
    if (isMounted.current) setOutcome(next);
  }

  /** Fulfils to whether the query was sent and the form still stands. */
  async function send(query: Query): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    setOutcome({ kind: 'sending' });
    const { signal, passed, stop } = startTimeOut(timeoutMs);
    stopTimeOut.current = stop;
    try {
      await Promise.race([onSend(query, signal), passed]);
    } catch (error) {
      logError(error);
      settle({ kind: 'failed', reason: failureReason(error, isOnline()) });
      return false;
    } finally {
      stop();
    }
    burstAt.current = performance.now();
    settle({ kind: 'sent' });
    return isMounted.current;
  }

  /**
   * Whether a press belongs to a send already made. The last presses of a burst can come after a
   * quick answer; they must not count as a submit of the form that was just emptied.
   */
  function absorbsPress(): boolean {
    const sinceLast = performance.now() - burstAt.current;
    burstAt.current = performance.now();
    return isRunning.current || (outcome.kind === 'sent' && sinceLast < burstMs);
  }

  /** Takes the alert away. */
  function forget() {
    if (!isRunning.current && outcome.kind !== 'idle') setOutcome({ kind: 'idle' });
  }

  return { outcome, send, absorbsPress, forget };
}

interface TimeOut {
  /** Aborts when the time is over. */
  signal: AbortSignal;
  /** Rejects when the time is over. */
  passed: Promise<never>;
  /** From then on neither happens. */
  stop: () => void;
}

function startTimeOut(timeoutMs: number): TimeOut {
  const controller = new AbortController();
  const { signal } = controller;
  const timer = setTimeout(
    () => controller.abort(new DOMException(`No answer in ${timeoutMs} ms`, 'TimeoutError')),
    timeoutMs,
  );
  const passed = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  return { signal, passed, stop: () => clearTimeout(timer) };
}
