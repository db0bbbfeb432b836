import type { RoleValue } from '../content/contentShapes';
import { createDraft, type Draft } from './createDraft';

type JoinFields = { name: string; phone: string; role: RoleValue | '' };

export type JoinDraft = Draft<JoinFields>;

export function createJoinDraft(): JoinDraft {
  return createDraft<JoinFields>({ name: '', phone: '', role: '' });
}
