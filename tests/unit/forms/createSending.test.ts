import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSending } from '../../../src/forms/createSending';

const timeoutMs = 30_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A form that is on the screen, and what its service answers. */
function visitForm(onSend: (query: string, signal: AbortSignal) => Promise<void>) {
  const onSent = vi.fn();
  const logError = vi.fn();
  const sending = createSending<string>(onSent);
  const outcomes: unknown[] = [];
  const unsubscribe = sending.subscribe(() => outcomes.push(sending.readOutcome()));
  const leave = sending.visit();
  const send = (isOnline = true) =>
    sending.send('Hello', { onSend, timeoutMs, logError, isOnline: () => isOnline });
  return { ...sending, onSent, logError, outcomes, unsubscribe, leave, send };
}

const accept = async () => {};
const refuse = (error: unknown) => () => Promise.reject(error);

describe('a send', () => {
  it('is told from its start to its success, which empties the draft before', async () => {
    const { send, onSent, outcomes, readOutcome, logError } = visitForm(accept);
    expect(readOutcome()).toEqual({ kind: 'idle' });
    onSent.mockImplementation(() => outcomes.push('emptied'));
    await send();
    expect(outcomes).toEqual([{ kind: 'sending' }, 'emptied', { kind: 'sent' }]);
    expect(logError).not.toHaveBeenCalled();
  });

  it('that is refused is told with its reason and logged, and keeps the draft', async () => {
    const refusal = { status: 429 };
    const { send, onSent, readOutcome, logError } = visitForm(refuse(refusal));
    await send();
    expect(readOutcome()).toEqual({ kind: 'failed', reason: 'tooMany' });
    expect(logError).toHaveBeenCalledExactlyOnceWith(refusal);
    expect(onSent).not.toHaveBeenCalled();
  });

  it('without an answer fails after the time-out, for that reason, and aborts', async () => {
    let signal = AbortSignal.abort();
    const { send, readOutcome, logError } = visitForm((_query, given) => {
      signal = given;
      return new Promise(() => {});
    });
    void send();
    await vi.advanceTimersByTimeAsync(timeoutMs - 1);
    expect(readOutcome().kind).toBe('sending');
    expect(signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(readOutcome()).toEqual({ kind: 'failed', reason: 'other' });
    expect(signal.aborted).toBe(true);
    expect(logError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ name: 'TimeoutError', message: 'No answer in 30000 ms' }),
    );
  });

  it('is told to nobody who does not listen any more', async () => {
    const { send, outcomes, unsubscribe } = visitForm(accept);
    unsubscribe();
    await send();
    expect(outcomes).toEqual([]);
  });
});

describe('an answer', () => {
  it('that nobody is there for is told to nobody who comes later', async () => {
    const { send, leave, visit, readOutcome } = visitForm(accept);
    const sent = send();
    leave();
    expect(readOutcome().kind).toBe('sending');
    await sent;
    expect(readOutcome()).toEqual({ kind: 'idle' });
    visit();
    expect(readOutcome()).toEqual({ kind: 'idle' });
  });

  it('goes with the last form that shows it, not with one of two', async () => {
    const { send, leave, visit, readOutcome } = visitForm(accept);
    const leaveOther = visit();
    await send();
    leaveOther();
    expect(readOutcome().kind).toBe('sent');
    leave();
    expect(readOutcome().kind).toBe('idle');
  });

  it('goes when it is forgotten; nothing that is not there is told to go', async () => {
    const { send, forget, outcomes } = visitForm(accept);
    forget();
    expect(outcomes).toEqual([]);
    await send();
    forget();
    expect(outcomes.at(-1)).toEqual({ kind: 'idle' });
  });

  it.each([
    [true, 'other'],
    [false, 'offline'],
  ] as const)(
    'of a form that could not be checked is a failure, which is logged; with a network: %s',
    (isOnline, reason) => {
      const { fail, logError, readOutcome } = visitForm(accept);
      const fault = new Error('no field');
      fail(fault, { logError, isOnline: () => isOnline });
      expect(readOutcome()).toEqual({ kind: 'failed', reason });
      expect(logError).toHaveBeenCalledExactlyOnceWith(fault);
    },
  );
});

describe('a press', () => {
  it('counts as one of the send while that is on its way', () => {
    const { send, absorbsPress } = visitForm(() => new Promise(() => {}));
    expect(absorbsPress()).toBe(false);
    void send();
    vi.advanceTimersByTime(20_000);
    expect(absorbsPress()).toBe(true);
  });

  it('of a burst belongs to the send for as long as less than a second passes between two', async () => {
    const { send, absorbsPress } = visitForm(accept);
    await send();
    vi.advanceTimersByTime(999);
    expect(absorbsPress()).toBe(true);
    vi.advanceTimersByTime(999);
    expect(absorbsPress()).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(absorbsPress()).toBe(false);
  });

  it('after a failure is another try', async () => {
    const { send, absorbsPress } = visitForm(refuse('no'));
    await send();
    expect(absorbsPress()).toBe(false);
  });
});
