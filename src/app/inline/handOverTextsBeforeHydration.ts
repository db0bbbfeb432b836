import { handOverToOtherLanguage, readHandedOverTexts } from '../../domain/handedOverTexts';
import { findOwnForm } from './ownForm';
import { isHydrated } from './pageData';

/**
 * Hands what is typed before hydration to the page in another language; the application does so from
 * then on (`useKeptDrafts.ts`).
 */
export function handOverTextsBeforeHydration(): void {
  handOverToOtherLanguage(() => {
    const form = findOwnForm();
    if (!form || isHydrated()) return;
    // A field may be called `name`, and would be what `form.name` gives.
    const name = String(form.getAttribute('name'));
    const typed = [...new FormData(form)].filter(([, text]) => text);
    // What came here from another language may still wait to be taken.
    const waiting = readHandedOverTexts();
    if (!typed.length) return waiting;
    const texts = { ...waiting?.[name]?.texts, ...Object.fromEntries(typed) };
    return { ...waiting, [name]: { texts, editedAt: Date.now() } };
  });
}
