import { type FormEvent, useMemo } from 'react';
import type { ContactMessages } from '../content/messages';
import { type ContactQuery, contactSchema } from './contactSchema';
import { useCheckedForm } from './useCheckedForm';
import { useFirstTouch } from './useFirstTouch';
import { type SendingOptions, useSending } from './useSending';

interface ContactFormOptions extends SendingOptions<ContactQuery> {
  messages: ContactMessages;
  onFirstTouch?: () => void;
}

const blank: ContactQuery = { name: '', email: '', phone: '', city: '', message: '' };

/** What the contact form does with a press and an edit: checks, sends, and empties what was sent. */
export function useContactForm({ messages, onFirstTouch, ...sending }: ContactFormOptions) {
  const schema = useMemo(() => contactSchema(messages), [messages]);
  const { outcome, send, absorbsPress, forget } = useSending(sending);
  const { formik, formRef, ...checked } = useCheckedForm({
    initialValues: blank,
    schema,
    onValid: async (query) => {
      if (await send(query)) formik.resetForm();
    },
  });
  const touch = useFirstTouch(formRef, onFirstTouch);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (absorbsPress()) return;
    forget();
    void checked.submit(event);
  }

  return { formik, formRef, outcome, touch, forget, submit };
}
