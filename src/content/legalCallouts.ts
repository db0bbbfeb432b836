import type { LegalCallout } from './contentShapes';

/** What stands out in the sections of a legal text, a line of its summary or a block of their own: the same in every language. */
export const legalCallouts = {
  terms: {
    'about-these-terms': { line: 0 },
    'who-may-use': { line: 1 },
    'your-duties': { line: 2 },
    'amounts-and-receipts': { line: 3 },
    'payment-disputes': { line: 5 },
    'distributors-and-retailers': { block: 3 },
    liability: { block: 3 },
    'law-and-courts': { block: 3 },
  },
  privacy: {
    'contact-form': { line: 2 },
    'join-form': { line: 3 },
    'calls-and-letters': { block: 1 },
    'visiting-the-website': { line: 1 },
    'cookies-and-storage': { line: 4 },
    'who-receives-data': { line: 5 },
    'how-long': { block: 0 },
    security: { line: 0 },
    children: { block: 0 },
  },
} as const satisfies Record<string, { readonly [section: string]: LegalCallout }>;
