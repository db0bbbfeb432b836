import type { Drafts } from '../pages/formDrafts';

/**
 * Where what was typed waits while another document opens in this tab: fields by the names of their
 * forms. Before the application runs, `inline/handOverTypedText.ts` does the same.
 */
const place = 'drafts';

/**
 * Hands what was typed in the forms to the next document of this tab: the page in another language, or
 * this one where the browser does not keep it. It is gone with the tab, or once a document has taken it;
 * where storage is blocked, the forms stay blank.
 */
export function carryDrafts({ contact, join }: Drafts): void {
  const typed = { contact: contact.fields.read(), join: join.read() };
  const isBlank = Object.values(typed).every((fields) => !Object.values(fields).some(Boolean));
  if (isBlank) {
    forgetCarriedDrafts();
    return;
  }
  try {
    sessionStorage.setItem(place, JSON.stringify(typed));
  } catch {
    // Blocked, or full.
  }
}

/** Gives the forms what was handed over. It is not forgotten yet: React may start a rendering anew. */
export function readCarriedDrafts({ contact, join }: Drafts): void {
  try {
    const carried: unknown = JSON.parse(sessionStorage.getItem(place) ?? 'null');
    contact.fields.keep(withTexts(contact.fields.read(), Reflect.get(Object(carried), 'contact')));
    join.keep(withTexts(join.read(), Reflect.get(Object(carried), 'join')));
  } catch {
    // Blocked, or nothing that this site wrote.
  }
}

/** Forgets what was handed over: the forms have it, or the page that it was typed on is back. */
export function forgetCarriedDrafts(): void {
  try {
    sessionStorage.removeItem(place);
  } catch {
    // Blocked: nothing was handed over.
  }
}

/** The fields with those texts that stand under their names. */
function withTexts<Fields extends Record<string, string>>(fields: Fields, texts: unknown): Fields {
  const taken = Object.keys(fields).flatMap((name) => {
    const text: unknown = Reflect.get(Object(texts), name);
    return typeof text === 'string' ? [[name, text]] : [];
  });
  return { ...fields, ...Object.fromEntries(taken) };
}
