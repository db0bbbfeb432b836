import { type InferType, object } from 'yup';
import type { JoinMessages, RoleValue } from '../content/contentShapes';
import { joinFields } from '../content/joinFields';
import { mapRecord } from '../domain/mapRecord';
import { fieldRule } from './fieldRule';

/** The rules of the join form for the roles on offer. */
export function joinSchema(messages: JoinMessages, roles: readonly RoleValue[]) {
  const rules = mapRecord(joinFields, (field) => fieldRule(field, messages));
  return object({ ...rules, role: rules.role.oneOf([...roles], messages.roleRequired) });
}

/** What a valid join form hands on: trimmed. */
export type JoinRequest = InferType<ReturnType<typeof joinSchema>>;
