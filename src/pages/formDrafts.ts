import { createContext } from 'react';
import { type ContactDraft, createContactDraft } from '../forms/createContactDraft';
import { createJoinDraft, type JoinDraft } from '../forms/createJoinDraft';

/** The drafts of all forms. */
export interface Drafts {
  contact: ContactDraft;
  join: JoinDraft;
}

/** What the forms hold while other pages are shown; none where a page stands by itself. */
export const FormDrafts = createContext<Drafts | undefined>(undefined);

/** In memory: nothing personal may stay in addresses, the history, or storage that outlives the tab. */
export function createFormDrafts(): Drafts {
  return { contact: createContactDraft(), join: createJoinDraft() };
}
