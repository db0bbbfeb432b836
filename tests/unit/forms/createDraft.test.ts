import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraft } from '../../../src/forms/createDraft';

const minutes = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A draft, and how time passes for it. */
const startDraft = () => ({
  draft: createDraft<unknown>(),
  pass: (time: number) => vi.advanceTimersByTime(time),
  /** Shows whether something was deleted before it is read. */
  turnBack: (time: number) => vi.setSystemTime(Date.now() - time),
});

const texts = { name: 'Asha', city: '' };

describe('what was typed', () => {
  it('is deleted half an hour after its last edit where no form shows it', () => {
    const { draft, pass } = startDraft();
    draft.keep(texts);
    pass(20 * minutes);
    draft.keep({ ...texts, city: 'Patna' });
    pass(30 * minutes - 1);
    expect(draft.read()).toEqual({ ...texts, city: 'Patna' });
    pass(1);
    expect(draft.read()).toEqual({});
    expect(draft.readTyped().texts).toEqual({});
  });

  it('is deleted then though nobody reads it', () => {
    const { draft, pass, turnBack } = startDraft();
    const leave = draft.show();
    draft.keep(texts);
    pass(20 * minutes);
    leave();
    pass(10 * minutes);
    turnBack(20 * minutes);
    expect(draft.read()).toEqual({});
  });

  it('is kept as long as a form shows it, and deleted as soon as the last one goes', () => {
    const { draft, pass } = startDraft();
    const leaves = [draft.show(), draft.show()];
    draft.keep(texts);
    pass(300 * minutes);
    expect(draft.read()).toEqual(texts);
    leaves[0]?.();
    expect(draft.read()).toEqual(texts);
    leaves[1]?.();
    expect(draft.read()).toEqual({});
  });

  it('grows no younger where a form shows it again', () => {
    const { draft, pass } = startDraft();
    draft.keep({ name: 'Asha' });
    pass(20 * minutes);
    draft.keep(texts);
    pass(10 * minutes);
    expect(draft.read()).toEqual({});
  });

  it('is as old as it was in the document that it was typed in', () => {
    const { draft, pass, turnBack } = startDraft();
    const typed = { texts, editedAt: Date.now() - 20 * minutes };
    draft.restore(typed);
    expect(draft.readTyped()).toEqual(typed);
    pass(10 * minutes);
    turnBack(20 * minutes);
    expect(draft.read()).toEqual({});
  });

  it('is handed over however old it is where a form shows it, and waits five minutes then', () => {
    const { draft, pass } = startDraft();
    const leave = draft.show();
    draft.keep(texts);
    pass(300 * minutes);
    const next = createDraft<unknown>();
    next.restore(draft.readTyped());
    pass(5 * minutes - 1);
    expect(next.read()).toEqual(texts);
    pass(1);
    expect(next.read()).toEqual({});
    leave();
    expect(draft.readTyped().texts).toEqual({});
  });

  it('is deleted where its form comes back too late, which is told', () => {
    const { draft, pass } = startDraft();
    draft.show();
    draft.keep(texts);
    pass(30 * minutes - 1);
    expect(draft.expire()).toBe(false);
    expect(draft.read()).toEqual(texts);
    pass(1);
    expect(draft.expire()).toBe(true);
    expect(draft.read()).toEqual({});
  });
});
