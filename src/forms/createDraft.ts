import { freshTexts, type TypedTexts } from '../domain/typedTexts';
import { createSending, type Sending } from './createSending';

type Texts = TypedTexts['texts'];

/**
 * What of a form outlives its page, in memory: what was typed, and what is on its way. What was typed is
 * deleted half an hour after its last edit, but never while a form shows it.
 */
export interface Draft<Query> {
  /** The texts by the names of their fields; blank or missing where nothing was written. */
  read: () => Texts;
  /** The same with the time of the last edit, for another document. */
  readTyped: () => TypedTexts;
  /** What stands in the fields. It counts as edited where that is another text than before. */
  keep: (texts: Texts) => void;
  /** What another document had. */
  restore: (typed: TypedTexts) => void;
  /** A form shows it, until what this returns is called. */
  show: () => () => void;
  /** Deletes what is too old, though a form shows it: that was off the screen meanwhile. Says whether it was. */
  expire: () => boolean;
  /** Makes it blank again: what was typed has reached its end. */
  clear: () => void;
  /** The last visit that brought a subject along (`contactSubject.ts`). */
  subjectVisit?: string;
  /** Clears the draft with what was sent. */
  sending: Sending<Query>;
}

/** @param now The visitor's clock, in milliseconds since 1970. */
export function createDraft<Query>(now: () => number = Date.now): Draft<Query> {
  let kept: TypedTexts = { texts: {}, editedAt: now() };
  let forms = 0;

  function clear() {
    kept = { texts: {}, editedAt: now() };
  }

  function expire() {
    if (freshTexts(kept, now())) return false;
    clear();
    return true;
  }

  function readTyped() {
    if (forms === 0) expire();
    return kept;
  }

  return {
    read: () => readTyped().texts,
    readTyped,
    keep(texts) {
      const isEdited = Object.entries(texts).some(
        ([name, text]) => (text || '') !== (kept.texts[name] || ''),
      );
      kept = { texts, editedAt: isEdited ? now() : kept.editedAt };
    },
    restore(typed) {
      kept = typed;
    },
    show() {
      forms += 1;
      return () => {
        forms -= 1;
      };
    },
    expire,
    clear,
    sending: createSending(clear),
  };
}
