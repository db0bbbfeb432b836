import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contactFields } from '../../../src/content/contactFields';
import { createDraft } from '../../../src/forms/createDraft';

const timeoutMs = 30_000;

const step = fc.oneof(
  fc.record({
    does: fc.constant('types' as const),
    field: fc.constantFrom(...Object.keys(contactFields)),
    text: fc.string(),
  }),
  fc.record({ does: fc.constantFrom('presses', 'edits', 'leaves', 'returns', 'accepts') }),
  fc.record({ does: fc.constantFrom('refuses', 'presses', 'accepts late') }),
  fc.record({ does: fc.constant('waits' as const), time: fc.constantFrom(1, 999, 1000, 29_999) }),
);

/** A service that answers when it is told to, and counts what is on its way. */
function heldService() {
  const open: { accept: () => void; refuse: () => void }[] = [];
  const givenUp: (() => void)[] = [];
  let most = 0;
  const onSend = (_query: unknown, signal: AbortSignal) =>
    new Promise<void>((accept, refuse) => {
      const send = { accept, refuse: () => refuse({ status: 500, text: 'broken' }) };
      open.push(send);
      most = Math.max(most, open.length);
      signal.addEventListener('abort', () => {
        open.splice(open.indexOf(send), 1);
        givenUp.push(accept);
      });
    });
  return { open, givenUp, onSend, readMost: () => most };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a contact form that is typed in, sent, left and found again', () => {
  it('changes no field but by the visitor or a success, and never sends two queries at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const draft = createDraft<unknown>();
        const { sending } = draft;
        const { open, givenUp, onSend, readMost } = heldService();
        const options = { onSend, timeoutMs, logError: vi.fn(), isOnline: () => true };
        let leave: (() => void) | undefined = sending.visit();
        let expected = {};

        for (const { does, ...more } of steps) {
          const isOut = open.length > 0;
          if (does === 'types' && leave && !isOut && 'field' in more) {
            expected = { ...expected, [more.field]: more.text };
            draft.keep(expected);
            sending.forget();
          }
          if (does === 'edits' && leave) sending.forget();
          if (does === 'presses' && leave && !sending.absorbsPress()) {
            sending.forget();
            // Two quick presses are both checked before the first is sent.
            void sending.send(draft.read(), options);
            void sending.send(draft.read(), options);
          }
          if (does === 'leaves') {
            leave?.();
            leave = undefined;
          }
          if (does === 'returns') leave ??= sending.visit();
          if (does === 'accepts' && isOut) {
            open.pop()?.accept();
            expected = {};
          }
          if (does === 'refuses') open.pop()?.refuse();
          if (does === 'accepts late') givenUp.pop()?.();
          await vi.advanceTimersByTimeAsync('time' in more ? more.time : 0);

          expect(draft.read()).toEqual(expected);
          expect(readMost()).toBeLessThanOrEqual(1);
          expect(sending.readOutcome().kind === 'sending').toBe(open.length > 0);
          if (!leave) expect(['idle', 'sending']).toContain(sending.readOutcome().kind);
        }
      }),
      { numRuns: 200 },
    );
  });
});
