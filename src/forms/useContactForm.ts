import {
  type FormEvent,
  useEffectEvent,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { type ContactQuery, contactFields } from '../content/contactFields';
import type { ContactMessages } from '../content/contentShapes';
import { type ContactSubject, textsWithSubject } from './contactSubject';
import { createDraft, type Draft } from './createDraft';
import type { SendingOptions } from './createSending';
import { formFields } from './formFields';
import { useCheckedForm } from './useCheckedForm';

export interface ContactFormOptions {
  /** What is said of a field in error, and of a query that was sent or was not. */
  messages: ContactMessages;
  /** Sends the trimmed query; rejects, with anything, when it was not sent. The signal aborts after the time-out. */
  onSend: SendingOptions<ContactQuery>['onSend'];
  /** What was typed and what is on its way, for a form that unmounts and mounts again. One of its own unless given. */
  draft?: Draft<ContactQuery>;
  /** What the visitor comes to ask about: an untouched message starts with it. */
  subject?: ContactSubject;
  /** Called once when somebody starts on the form: the time to load what sending needs. */
  onFirstTouch?: () => void;
  /**
   * How long an answer may take, in milliseconds.
   * @default 30_000
   */
  timeoutMs?: number;
  /**
   * Gets whatever kept a query from being sent.
   * @default console.error
   */
  logError?: (error: unknown) => void;
  /**
   * Whether the device has a network; asked after a failure.
   * @default navigator.onLine
   */
  isOnline?: () => boolean;
}

/** What the contact form does with a press and an edit: checks, sends, and empties what was sent. */
export function useContactForm({
  messages,
  onSend,
  draft,
  subject,
  onFirstTouch,
  timeoutMs = 30_000,
  logError = console.error,
  isOnline = () => navigator.onLine,
}: ContactFormOptions) {
  const [own] = useState(createDraft<ContactQuery>);
  const kept = draft ?? own;
  const { sending } = kept;
  const { subscribe, readOutcome, visit, absorbsPress, forget } = sending;
  const outcome = useSyncExternalStore(subscribe, readOutcome, readOutcome);
  const { formik, formRef, ...checked } = useCheckedForm({
    fields: contactFields,
    messages,
    draft: kept,
    openWith: textsWithSubject(kept, subject),
    onValid: (query) => void sending.send(query, { onSend, timeoutMs, logError, isOnline }),
    onFault: (error) => sending.fail(error, { logError, isOnline }),
    onFirstTouch,
    onClear: forget,
  });

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

  return { ...checked, formik, formRef, outcome, forget, submit, startAnother };
}
