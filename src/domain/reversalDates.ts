/** What the law says of money that a bank must return by itself. */
export interface ReversalRule {
  /** Calendar days after the day of the transaction by which the money must be back. */
  days: number;
  /** What the bank owes for each day after that, in rupees. */
  rupeesADay: number;
  /** The date of the rule, ISO 8601; it says nothing of earlier transactions. */
  since: string;
}

/** What the rule gives for a day; its days are midnights in UTC. */
export type Reversal =
  /** No day, or none that the calendar has. */
  | { kind: 'unknown' }
  | { kind: 'future' }
  /** A day before the rule. */
  | { kind: 'early' }
  | {
      kind: 'dated';
      day: Date;
      lastDay: Date;
      /** The first day of delay. */
      dueFrom: Date;
      /** What is owed by today, for each day of delay; 0 until the last day has passed. */
      rupees: number;
    };

const dayLength = 86_400_000;

/** Midnight in UTC of a day written as ISO 8601; none where the calendar has no such day. */
function midnightOf(day: string): number | undefined {
  const date = new Date(`${day}T00:00Z`);
  return Number.isNaN(date.getTime()) || !date.toISOString().startsWith(`${day}T`)
    ? undefined
    : date.getTime();
}

/** A day of the visitor's calendar as a date field has it, `daysAgo` days before today. */
export const dayBefore = (now: Date, daysAgo: number): string =>
  new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo))
    .toISOString()
    .slice(0, 10);

/**
 * By when the money of a failed transaction must be back, and what is due if it is not.
 *
 * @param day of the transaction, as a date field gives it: ISO 8601, or blank.
 * @param now the visitor's clock, whose day is today.
 */
export function reversalOf(day: string, now: Date, rule: ReversalRule): Reversal {
  const transaction = midnightOf(day);
  if (transaction === undefined) return { kind: 'unknown' };
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  if (transaction > today) return { kind: 'future' };
  if (day < rule.since) return { kind: 'early' };
  const lastDay = transaction + rule.days * dayLength;
  return {
    kind: 'dated',
    day: new Date(transaction),
    lastDay: new Date(lastDay),
    dueFrom: new Date(lastDay + dayLength),
    rupees: (Math.max(0, today - lastDay) / dayLength) * rule.rupeesADay,
  };
}
