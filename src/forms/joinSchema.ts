import { type InferType, object, string } from 'yup';
import type { JoinMessages } from '#messages/forms';
import type { RoleValue } from '../content/contentShapes';

/** The rules of the join form for the roles on offer. Blanks around a value do not count. */
export function joinSchema(messages: JoinMessages, roles: readonly RoleValue[]) {
  return object({
    name: string().trim().required(messages.nameRequired),
    phone: string().trim().required(messages.phoneLength).length(10, messages.phoneLength),
    role: string()
      .required(messages.roleRequired)
      .oneOf([...roles], messages.roleRequired),
  });
}

/** What a valid join form hands on: trimmed. */
export type JoinRequest = InferType<ReturnType<typeof joinSchema>>;
