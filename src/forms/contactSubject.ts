import type { ContactQuery } from '../content/contactFields';
import { trimBlanks } from '../domain/trimBlanks';
import type { Draft } from './createDraft';

/** What a visitor comes to ask about. */
export interface ContactSubject {
  /** The sentence that an untouched message starts with. */
  text: string;
  /** Every such sentence: where one stands alone, nothing was typed yet. */
  all: readonly string[];
  /** Tells this visit from others: who deleted the sentence does not find it again on coming back. */
  visit: string;
}

/** What the form starts with: the draft, and the subject where its message is untouched. */
export function textsWithSubject(
  draft: Pick<Draft<ContactQuery>, 'read' | 'subjectVisit'>,
  subject: ContactSubject | undefined,
): Readonly<Record<string, unknown>> {
  const texts = draft.read();
  const message = trimBlanks(String(texts.message ?? ''));
  const isUntouched = message === '' || subject?.all.includes(message);
  return subject && isUntouched && draft.subjectVisit !== subject.visit
    ? { ...texts, message: `${subject.text}\n` }
    : texts;
}
