import { FormikProvider } from 'formik';
import { useState } from 'react';
import type { FieldLabels, FormField } from '../../src/content/formField';
import { createDraft, type Draft } from '../../src/forms/createDraft';
import { FormFields } from '../../src/forms/FormFields';
import { useCheckedForm } from '../../src/forms/useCheckedForm';

/** Fields of every kind, with records of their own. */
export const topicFields = {
  name: { rule: { required: 'missing' } },
  topic: { options: ['money', 'shop'], as: 'select', rule: { required: 'topicMissing' } },
  answer: { options: ['call', 'email'], rule: { required: 'missing' } },
  message: { rows: 3, rule: { required: 'missing' } },
} as const satisfies Record<string, FormField>;

export const topicLabels: FieldLabels<typeof topicFields> = {
  name: 'Name',
  topic: { label: 'About', options: { money: 'Missing money', shop: 'My shop' } },
  answer: { label: 'Answer me by', options: { call: 'A call', email: 'An email' } },
  message: 'Message',
};

export const topicMessages = { missing: 'Please fill it in.', topicMissing: 'Please choose one.' };

export type Topic = Record<keyof typeof topicFields, string>;

interface TopicFormProps {
  draft?: Draft<Topic>;
  onValid: (values: Topic) => void;
}

/** A form of these fields, as the site's forms are made. */
export function TopicForm({ draft, onValid }: TopicFormProps) {
  const [own] = useState(createDraft<Topic>);
  const { formik, formRef, submit } = useCheckedForm({
    fields: topicFields,
    messages: topicMessages,
    draft: draft ?? own,
    onValid,
    onFault: console.error,
    onClear: () => undefined,
  });
  return (
    <FormikProvider value={formik}>
      <form name="topic" ref={formRef} method="post" noValidate onSubmit={submit}>
        <FormFields fields={topicFields} labels={topicLabels} warning="Write no PIN." />
        <button type="submit">Send</button>
      </form>
    </FormikProvider>
  );
}
