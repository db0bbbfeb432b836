import { useMemo, useState } from 'react';
import type { JoinMessages, RoleValue } from '../content/contentShapes';
import { type PhoneProblem, takeEarlyPhoneText } from '../domain/phoneNumber';
import { createDraft, type Draft } from './createDraft';
import { type JoinRequest, joinSchema } from './joinSchema';
import { useCheckedForm } from './useCheckedForm';

interface JoinFormOptions {
  draft?: Draft<JoinRequest>;
  messages: JoinMessages;
  roles: ReadonlyArray<{ value: RoleValue }>;
  roleInMind?: RoleValue;
  onJoin: (request: JoinRequest) => void;
  logError: (error: unknown) => void;
}

/** What an alert of the join form is about: an entry in the phone field, or the form itself. */
type JoinAlert = PhoneProblem | 'fault';

/** What the join form does with an edit and a submit, and which alert stands: the last, until the next of either. */
export function useJoinForm({
  draft,
  messages,
  roles,
  roleInMind,
  onJoin,
  logError,
}: JoinFormOptions) {
  const [own] = useState(createDraft<JoinRequest>);
  const schema = useMemo(
    () =>
      joinSchema(
        messages,
        roles.map(({ value }) => value),
      ),
    [messages, roles],
  );
  // The count tells an alert from the same one raised before.
  const [alert, setAlert] = useState<{ count: number; about?: JoinAlert }>({ count: 0 });
  const raise = (about: JoinAlert) => setAlert(({ count }) => ({ count: count + 1, about }));
  const clearAlert = () => setAlert((last) => (last.about ? { count: last.count } : last));

  const kept = draft ?? own;
  const texts = kept.read();
  const checked = useCheckedForm({
    draft: kept,
    openWith: { ...texts, role: texts.role || roleInMind },
    schema,
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
