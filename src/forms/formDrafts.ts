import { createContext } from 'react';
import type { ContactQuery } from '../content/contactFields';
import type { JoinRequest } from '../content/joinFields';
import { freshTexts, lifetime, type TypedTexts } from '../domain/typedTexts';
import { createDraft, type Draft } from './createDraft';

/** The drafts of all forms, by the names that the forms have in the page. */
export interface Drafts {
  contact: Draft<ContactQuery>;
  join: Draft<JoinRequest>;
  /**
   * The last valid application, its role as people call it; the thanks page writes it into an email. It
   * is deleted half an hour after it was made: a page that shows it longer has to hold it.
   */
  application: { current?: JoinRequest };
}

/** What the forms hold while other pages are shown; none where a page stands by itself. */
export const FormDrafts = createContext<Drafts | undefined>(undefined);

/** In memory: nothing personal may stay in addresses, the history, or storage that outlives the tab. */
export function createFormDrafts(): Drafts {
  let made: TypedTexts<JoinRequest> | undefined;
  let timer: ReturnType<typeof setTimeout>;
  return {
    contact: createDraft(),
    join: createDraft(),
    application: {
      get current() {
        if (!freshTexts(made)) made = undefined;
        return made?.texts;
      },
      set current(texts) {
        clearTimeout(timer);
        made = texts && { texts, editedAt: Date.now() };
        timer = setTimeout(() => {
          made = undefined;
        }, lifetime);
      },
    },
  };
}
