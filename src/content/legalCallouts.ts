import type { LegalCallout } from './contentShapes';

/** What stands out in the sections of the legal texts, the same in every language. */
export const legalCallouts = {
  terms: {
    'about-these-terms': { line: 0, illustration: 'counter' },
    'who-may-use': { line: 1, illustration: 'documents' },
    'your-duties': { line: 2, illustration: 'pin' },
    'amounts-and-receipts': { line: 3, illustration: 'receipt' },
    'payment-disputes': { line: 5, illustration: 'amount' },
    'distributors-and-retailers': { block: 3, illustration: 'talk' },
    liability: { block: 3 },
    'law-and-courts': { block: 3, illustration: 'scales' },
  },
  privacy: {
    'contact-form': { line: 2, illustration: 'talk' },
    'join-form': { line: 3, illustration: 'choose' },
    'calls-and-letters': { block: 1, illustration: 'pin' },
    'visiting-the-website': { line: 1 },
    'cookies-and-storage': { line: 4 },
    'who-receives-data': { line: 5 },
    'how-long': { block: 0 },
    security: { line: 0, illustration: 'cashBox' },
  },
} as const satisfies Record<string, { readonly [section: string]: LegalCallout }>;
