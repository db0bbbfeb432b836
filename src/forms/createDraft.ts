import { createSending, type Sending } from './createSending';

/** What of a form outlives its page, in memory: what was typed, and what is on its way. */
export interface Draft<Query> {
  /** The texts by the names of their fields; blank or missing where nothing was written. */
  read: () => Readonly<Record<string, unknown>>;
  keep: (texts: Readonly<Record<string, unknown>>) => void;
  /** Makes it blank again: what was typed has reached its end. */
  clear: () => void;
  /** The last visit that brought a subject along (`contactSubject.ts`). */
  subjectVisit?: string;
  /** Clears the draft with what was sent. */
  sending: Sending<Query>;
}

export function createDraft<Query>(): Draft<Query> {
  let kept: Readonly<Record<string, unknown>> = {};
  const clear = () => {
    kept = {};
  };
  return {
    read: () => kept,
    keep: (texts) => {
      kept = texts;
    },
    clear,
    sending: createSending(clear),
  };
}
