import { onLinkFollowed } from './onLinkFollowed';
import type { TypedTexts } from './typedTexts';

/** What was typed, by the names of the forms. */
export type HandedOverTexts = Readonly<Record<string, TypedTexts>>;

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
 * one where the browser did not keep it. It is gone with the tab, or once a document has taken it; how
 * long it may wait is for that document to see to (`freshTexts`).
 */
export const readHandedOverTexts = (): HandedOverTexts | undefined =>
  attempt(() => JSON.parse(sessionStorage.drafts));

/** Hands texts to the next document of this tab, in place of those that wait; where nothing was typed, none. */
export function handOverTexts(typed: HandedOverTexts): void {
  const isBlank = !Object.values(typed).some(({ texts }) => Object.values(texts).some(Boolean));
  if (isBlank) forgetHandedOverTexts();
  else
    attempt(() => {
      sessionStorage.drafts = JSON.stringify(typed);
    });
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
