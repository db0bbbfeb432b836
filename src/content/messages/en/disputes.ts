const bankReturns =
  'Your bank must return the money on its own, no later than five days after the day of the transaction. After that it owes you ₹100 for each day of delay. [See what to do](/help#money).';

/** What product pages say of a payment gone wrong, and where it leads. */
export const disputes = {
  /** Asked before a payment, as the terms say (`amounts-and-receipts`). */
  charges: {
    onConfirming: '**Ask what the full amount is,** including any charge, before you confirm.',
    onPaying: '**Ask what the full amount is,** including any charge, before you pay.',
  },
  /** Said on every product page; the 30 days are the specification's (section 9). */
  report:
    '**Something wrong with a payment?** [Tell us](/contact) as soon as you can, and within 30 days of the transaction.',
  fraud: {
    title: 'Cheated?',
    text: 'Call 1930, the national cyber-crime helpline, and tell your bank at once.',
  },
  /** Said where money leaves an account at the counter: `failedTransactions` of `publicFacts`. */
  reversal: `**Your account was debited, but you got no cash, or an Aadhaar payment was not confirmed?** ${bankReturns}`,
  /** The same for a card, without Aadhaar payments. */
  cardReversal: `**Your account was debited, but you got no cash?** ${bankReturns}`,
} as const;
