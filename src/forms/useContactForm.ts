import {
  type FormEvent,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { ContactMessages } from '../content/contentShapes';
import { type ContactQuery, contactSchema } from './contactSchema';
import { type ContactSubject, textsWithSubject } from './contactSubject';
import { createDraft, type Draft } from './createDraft';
import type { SendingOptions } from './createSending';
import { formFields } from './formFields';
import { useCheckedForm } from './useCheckedForm';
import { useFirstTouch } from './useFirstTouch';

interface ContactFormOptions extends SendingOptions<ContactQuery> {
  draft?: Draft<ContactQuery>;
  subject?: ContactSubject;
  messages: ContactMessages;
  onFirstTouch?: () => void;
}

/** What the contact form does with a press and an edit: checks, sends, and empties what was sent. */
export function useContactForm({
  draft,
  subject,
  messages,
  onFirstTouch,
  ...options
}: ContactFormOptions) {
  const [own] = useState(createDraft<ContactQuery>);
  const kept = draft ?? own;
  const { sending } = kept;
  const { subscribe, readOutcome, visit, absorbsPress, forget } = sending;
  const outcome = useSyncExternalStore(subscribe, readOutcome, readOutcome);
  const schema = useMemo(() => contactSchema(messages), [messages]);
  const { formik, formRef, ...checked } = useCheckedForm({
    draft: kept,
    openWith: textsWithSubject(kept, subject),
    schema,
    onValid: (query) => void sending.send(query, options),
    onFault: (error) => sending.fail(error, options),
    onClear: forget,
  });
  const touch = useFirstTouch(formRef, onFirstTouch);

  useLayoutEffect(() => {
    if (subject) kept.subjectVisit = subject.visit;
  }, [kept, subject]);

  // In the commit itself: an answer that comes between would be told to nobody.
  useLayoutEffect(() => visit(), [visit]);

  const empty = useEffectEvent(checked.reset);
  useLayoutEffect(() => {
    if (outcome.kind === 'sent') empty();
  }, [outcome]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (absorbsPress()) return;
    forget();
    void checked.submit(event);
  }

  /** The form is empty after a success; the success goes, and the first field has the focus. */
  function startAnother() {
    if (formRef.current) formFields(formRef.current)[0]?.focus();
    forget();
  }

  const { isPutBack, clear } = checked;
  return { formik, formRef, outcome, touch, forget, submit, startAnother, isPutBack, clear };
}
