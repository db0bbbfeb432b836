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
import { createDraft, type Draft } from './createDraft';
import type { SendingOptions } from './createSending';
import { useCheckedForm } from './useCheckedForm';
import { useFirstTouch } from './useFirstTouch';

interface ContactFormOptions extends SendingOptions<ContactQuery> {
  draft?: Draft<ContactQuery>;
  messages: ContactMessages;
  onFirstTouch?: () => void;
}

/** What the contact form does with a press and an edit: checks, sends, and empties what was sent. */
export function useContactForm({ draft, messages, onFirstTouch, ...options }: ContactFormOptions) {
  const [own] = useState(createDraft<ContactQuery>);
  const kept = draft ?? own;
  const { sending } = kept;
  const { subscribe, readOutcome, visit, absorbsPress, forget } = sending;
  const outcome = useSyncExternalStore(subscribe, readOutcome, readOutcome);
  const schema = useMemo(() => contactSchema(messages), [messages]);
  const { formik, formRef, ...checked } = useCheckedForm({
    draft: kept,
    schema,
    onValid: (query) => void sending.send(query, options),
    onFault: (error) => sending.fail(error, options),
  });
  const touch = useFirstTouch(formRef, onFirstTouch);

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

  return { formik, formRef, outcome, touch, forget, submit };
}
