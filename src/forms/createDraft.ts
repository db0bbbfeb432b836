import { freshTexts, lifetime, type TypedTexts, timeLeft } from '../domain/typedTexts';
import { createSending, type Sending } from './createSending';

type Texts = TypedTexts['texts'];

/** How long a page that takes a form over from the document before may take to come, in milliseconds. */
const handover = 5 * 60_000;

/**
 * What of a form outlives its page, in memory: what was typed, and what is on its way. What was typed is
 * deleted half an hour after its last edit, but never while a form shows it.
 */
export interface Draft<Query> {
  /** The texts by the names of their fields; blank or missing where nothing was written. */
  read: () => Texts;
  /**
   * The same with the time of the last edit, for another document. A form that is on the screen is handed
   * over, however old its text is: by a reload it stays there.
   */
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
  let timer: ReturnType<typeof setTimeout>;

  function clear() {
    kept = { texts: {}, editedAt: now() };
  }

  function expire() {
    if (freshTexts(kept, now())) return false;
    clear();
    return true;
  }

  /** A device that slept is behind with its timers, so what is read is looked at, too. */
  function expireInTime() {
    clearTimeout(timer);
    if (forms === 0 && !expire()) timer = setTimeout(expireInTime, timeLeft(kept, now()));
  }

  return {
    read() {
      if (forms === 0) expire();
      return kept.texts;
    },
    readTyped() {
      if (forms === 0) expire();
      const oldest = now() - lifetime + handover;
      return forms === 0 ? kept : { ...kept, editedAt: Math.max(kept.editedAt, oldest) };
    },
    keep(texts) {
      const isEdited = Object.entries(texts).some(
        ([name, text]) => (text || '') !== (kept.texts[name] || ''),
      );
      kept = { texts, editedAt: isEdited ? now() : kept.editedAt };
    },
    restore(typed) {
      kept = typed;
      expireInTime();
    },
    show() {
      forms += 1;
      return () => {
        forms -= 1;
        expireInTime();
      };
    },
    expire,
    clear,
    sending: createSending(clear),
  };
}
