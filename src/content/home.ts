/** What Home shows in which order: the keys of its messages, and of its drawings. */
export const homeRecord = {
  /** One transaction of each time of the day. */
  moments: ['morning', 'noon', 'afternoon', 'evening'],
  features: ['payments', 'reporting'],
  /** Figures of the example receipts. */
  reference: '0000 0000 0000',
  aadhaar: 'XXXX XXXX 0000',
  paidOut: '₹2,000',
  signed: '₹1,000',
} as const;
