import { createContext } from 'react';
import type { JoinField } from '../content/joinFields';
import type { ContactQuery } from './contactSchema';
import { createDraft, type Draft } from './createDraft';
import type { JoinRequest } from './joinSchema';

/** The drafts of all forms, by the names that the forms have in the page. */
export interface Drafts {
  contact: Draft<ContactQuery>;
  join: Draft<JoinRequest>;
  /** The last valid application, its role as people call it; the thanks page writes it into an email. */
  application: { current?: Record<JoinField, string> };
}

/** What the forms hold while other pages are shown; none where a page stands by itself. */
export const FormDrafts = createContext<Drafts | undefined>(undefined);

/** In memory: nothing personal may stay in addresses, the history, or storage that outlives the tab. */
export function createFormDrafts(): Drafts {
  return { contact: createDraft(), join: createDraft(), application: {} };
}
