import type { ReversalCalculatorContent } from '../content/contentShapes';
import { dayBefore, type ReversalRule, reversalOf } from '../domain/reversalDates';
import { exampleTexts, reversalTexts } from './reversalTexts';

/** What a `ReversalCalculator` hands to the script that answers, as its data attribute. */
export interface ReversalData {
  rule: ReversalRule;
  answers: ReversalCalculatorContent['answers'];
  /** Of dates and amounts. */
  locale: string;
}

/** As much as has room beside what the date is. */
const datedStyle = { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' } as const;

/** When a day can stand in the field without an event of its own: put there by the browser, or by the site itself. */
const arrivals = ['pageshow', 'app:ready'] as const;

/**
 * Answers below the date field of a `ReversalCalculator` whenever a day is chosen in it or beside it, and when the browser or
 * the site puts one back. It writes into the page itself, so that it does the same before hydration and after.
 *
 * @returns what ends it; the answer stays.
 */
export function watchReversal(place: HTMLElement, now: () => Date): () => void {
  const input = place.querySelector('input');
  const { rule, answers, locale }: ReversalData = JSON.parse(place.dataset.reversal ?? '');
  const say = (name: string, text: string) => {
    const line = place.querySelector(`[data-says="${name}"]`);
    if (line && line.textContent !== text) line.textContent = text;
  };
  const sayAll = (texts: Record<string, string>) => {
    for (const [name, text] of Object.entries(texts)) say(name, text);
  };
  const answer = () => {
    const reversal = reversalOf(input?.value ?? '', now(), rule);
    place.dataset.answer = reversal.kind;
    say('note', answers[reversal.kind]);
    if (reversal.kind === 'unknown') sayAll(exampleTexts(rule, locale));
    if (reversal.kind !== 'dated') return;
    const amount = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'INR',
      maximumFractionDigits: 0,
    });
    sayAll(reversalTexts(reversal, locale, datedStyle));
    say('dueNow', reversal.rupees > 0 ? amount.format(reversal.rupees) : answers.nothingDue);
  };
  answer();
  const ended = new AbortController();
  const { signal } = ended;
  input?.addEventListener('input', answer, { signal });
  for (const arrival of arrivals) window.addEventListener(arrival, answer, { signal });
  for (const choice of place.querySelectorAll<HTMLElement>('[data-days-ago]'))
    choice.addEventListener(
      'click',
      () => {
        if (input) input.value = dayBefore(now(), Number(choice.dataset.daysAgo));
        answer();
      },
      { signal },
    );
  return () => ended.abort();
}
