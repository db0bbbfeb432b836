import { onLinkFollowed } from './onLinkFollowed';
import { type TypedTexts, timeLeft } from './typedTexts';

interface HandedOver extends TypedTexts {
  /** By the names of the fields: what tells the texts once they are deleted. */
  checksums?: Readonly<Record<string, number>>;
}

/** What was typed, by the names of the forms. */
export type HandedOverTexts = Readonly<Record<string, HandedOver>>;

/** What storage gives or takes; nothing where it is blocked, full, or holds what this site did not write. */
function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/**
 * What was typed in the document that this tab showed before: the page in another language, or this
 * one where the browser did not keep it. It is gone with the tab, or once a document has taken it, and
 * its texts half an hour after their last edit (`deleteOldTexts`).
 */
export const readHandedOverTexts = (): HandedOverTexts | undefined =>
  attempt(() => JSON.parse(sessionStorage.drafts));

function store(waiting: HandedOverTexts): void {
  attempt(() => {
    sessionStorage.drafts = JSON.stringify(waiting);
  });
}

/** Tells texts apart, and is too short to tell what they were. */
const checksum = (text: unknown) =>
  [...String(text)].reduce((sum, letter) => (sum * 31 + Number(letter.codePointAt(0))) % 65_521, 1);

/** Hands texts to the next document of this tab, in place of those that wait; where nothing was typed, none. */
export function handOverTexts(typed: HandedOverTexts): void {
  const isBlank = !Object.values(typed).some(({ texts }) => Object.values(texts).some(Boolean));
  if (isBlank) forgetHandedOverTexts();
  else {
    const forms = Object.entries(typed).map(([name, form]) => {
      const checksums = Object.entries(form.texts).map(([field, text]) => [field, checksum(text)]);
      return [name, { ...form, checksums: Object.fromEntries(checksums) }];
    });
    store(Object.fromEntries(forms));
  }
}

/** Whether this text of a field waited too long: browsers put back what was typed however long ago. */
export const isOutdated = (form: HandedOver | undefined, name: string, text: string): boolean =>
  !form?.texts[name] && form?.checksums?.[name] === checksum(text);

/**
 * Deletes texts that waited too long.
 *
 * @returns in how many milliseconds others will have; infinite where none wait.
 */
export function deleteOldTexts(): number {
  const waiting = Object.entries(readHandedOverTexts() ?? {});
  const kept = waiting.map(([name, form]) => {
    const { texts = {}, editedAt, checksums } = form;
    return [name, { texts: timeLeft(form) > 0 ? texts : {}, editedAt, checksums }];
  });
  if (kept.length) store(Object.fromEntries(kept));
  return Math.min(...waiting.map(([, form]) => timeLeft(form)).filter((left) => left > 0));
}

/** Forgets what was handed over: the forms have it, or the page that it was typed on is back. */
export function forgetHandedOverTexts(): void {
  attempt(() => delete sessionStorage.drafts);
}

/** Hands over what was typed where the page is left for another language, and forgets it where the page comes back. */
export function handOverToOtherLanguage(
  readTyped: () => HandedOverTexts | undefined,
  signal?: AbortSignal,
): void {
  onLinkFollowed(
    (link) => {
      const typed = link.hreflang && readTyped();
      if (typed) handOverTexts(typed);
    },
    { capture: true, signal },
  );
  addEventListener('pageshow', ({ persisted }) => persisted && forgetHandedOverTexts(), { signal });
}
