import { useEffect, useState } from 'react';
import {
  deleteOldTexts,
  forgetHandedOverTexts,
  handOverTexts,
  handOverToOtherLanguage,
  readHandedOverTexts,
} from '../domain/handedOverTexts';
import { createFormDrafts, type Drafts } from '../forms/formDrafts';

/** The forms' drafts, with what was typed before another document took this one's place. */
function openDrafts(): Drafts {
  const drafts = createFormDrafts();
  deleteOldTexts();
  const { contact, join } = readHandedOverTexts() ?? {};
  if (contact) drafts.contact.restore(contact);
  if (join) drafts.join.restore(join);
  return drafts;
}

/** The drafts of all forms, kept from document to document of this tab. */
export function useKeptDrafts(): Drafts {
  const [drafts] = useState(openDrafts);

  // Not when they are read: React may start a rendering anew.
  useEffect(forgetHandedOverTexts, []);

  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const readTyped = () => ({
      contact: drafts.contact.readTyped(),
      join: drafts.join.readTyped(),
    });
    handOverToOtherLanguage(readTyped, signal);
    // Firefox puts nothing back in a form that was reached within the application, and at times loads a
    // page anew that it said to keep.
    const leave = () => handOverTexts(readTyped());
    window.addEventListener('pagehide', leave, { signal });
    return () => left.abort();
  }, [drafts]);

  return drafts;
}
