import { useState } from 'react';
import type { JoinMessages } from '../content/contentShapes';
import type { RoleValue } from '../content/join';
import { type JoinRequest, joinFields } from '../content/joinFields';
import { type PhoneProblem, takeEarlyPhoneText } from '../domain/phoneNumber';
import { createDraft, type Draft } from './createDraft';
import { useCheckedForm } from './useCheckedForm';

export interface JoinFormOptions {
  /** What is said of a field in error, and of an entry that the phone field does not take. */
  messages: JoinMessages;
  /** What was typed, for a form that unmounts and mounts again. One of its own unless given. */
  draft?: Draft<JoinRequest>;
  /** The role that a link to the form has in mind; chosen unless the draft has another. */
  roleInMind?: RoleValue;
  /** Gets the trimmed values of a valid form. The form itself sends nothing. */
  onJoin: (request: JoinRequest) => void;
  /**
   * Gets whatever kept a form from being handed on that no field can show.
   * @default console.error
   */
  logError?: (error: unknown) => void;
}

/** What an alert of the join form is about: an entry in the phone field, or the form itself. */
type JoinAlert = PhoneProblem | 'fault';

/** What the join form does with an edit and a submit, and which alert stands: the last, until the next of either. */
export function useJoinForm({
  draft,
  messages,
  roleInMind,
  onJoin,
  logError = console.error,
}: JoinFormOptions) {
  const [own] = useState(createDraft<JoinRequest>);
  // The count tells an alert from the same one raised before.
  const [alert, setAlert] = useState<{ count: number; about?: JoinAlert }>({ count: 0 });
  const raise = (about: JoinAlert) => setAlert(({ count }) => ({ count: count + 1, about }));
  const clearAlert = () => setAlert((last) => (last.about ? { count: last.count } : last));

  const kept = draft ?? own;
  const texts = kept.read();
  const checked = useCheckedForm({
    fields: joinFields,
    messages,
    draft: kept,
    openWith: { ...texts, role: texts.role || roleInMind },
    onValid: onJoin,
    onFault: (error) => {
      logError(error);
      raise('fault');
    },
    onClear: clearAlert,
    onAdopt: (name, text) => (name === 'phone' ? adoptPhone(text) : text),
  });

  function adoptPhone(text: string): string {
    const { value, problem } = takeEarlyPhoneText(text);
    if (problem) raise(problem);
    return value;
  }

  const { about, count } = alert;
  const phoneTexts = {
    notNumeric: messages.phoneNotNumeric,
    tooLong: messages.phoneTooLong,
  } satisfies Record<PhoneProblem, string>;
  const phoneAlert =
    about && about !== 'fault' ? { key: count, text: phoneTexts[about] } : undefined;
  const fault = about === 'fault' ? count : undefined;

  return { ...checked, phoneAlert, fault, raise, clearAlert };
}
