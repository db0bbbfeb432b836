import { onLinkFollowed } from './onLinkFollowed';

/** What storage gives or takes; nothing where it is blocked, or holds what this site did not write. */
function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** What was typed on the page in another language and has not been taken yet, as JSON. */
export const handedOverText = (): string | undefined => attempt(() => sessionStorage.drafts);

/**
 * Hands what is typed before hydration to the page in another language, where the visitor goes there;
 * the application does so from then on (`carriedDrafts.ts`).
 */
export function handOverTypedText(): void {
  onLinkFollowed((link) => {
    const [form] = document.forms;
    if (!form || !link.hreflang || document.documentElement.dataset.app === 'ready') return;
    const typed = [...new FormData(form)].filter(([, text]) => text);
    // A field may be called `name`, and would be what `form.name` gives.
    const name = String(form.getAttribute('name'));
    attempt(() => {
      // What came here from another language may still wait to be taken.
      const drafts = JSON.parse(handedOverText() ?? '{}');
      drafts[name] = { ...drafts[name], ...Object.fromEntries(typed) };
      if (typed[0]) sessionStorage.drafts = JSON.stringify(drafts);
    });
  });
  // Shown again, the page has what was typed; it need not be handed over any more.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) attempt(() => delete sessionStorage.drafts);
  });
}
