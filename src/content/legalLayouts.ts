import type { LegalLayout } from './contentShapes';

/** How the legal texts are laid out, the same in every language. */
export const legalLayouts = {
  terms: {
    summary: [
      'about-these-terms',
      'who-may-use',
      'your-duties',
      'amounts-and-receipts',
      null,
      'payment-disputes',
    ],
    callouts: {
      'about-these-terms': { line: 0, illustration: 'shop' },
      'who-may-use': { line: 1, illustration: 'age' },
      'your-duties': { line: 2, illustration: 'lock', look: 'warning' },
      'amounts-and-receipts': { line: 3, illustration: 'receipt' },
      'payment-disputes': { line: 5, illustration: 'thirtyDays' },
      'distributors-and-retailers': { block: 3, illustration: 'purse' },
      liability: { block: 3, illustration: 'balance' },
      notices: { block: 2, illustration: 'letter' },
      'law-and-courts': { block: 3, illustration: 'court' },
    },
    margins: {
      'words-we-use': 'words',
      'using-this-website': 'website',
      'services-at-the-counter': 'device',
      'prohibited-use': 'barrier',
      'failed-transactions': 'refund',
      'third-parties': 'links',
      availability: 'plug',
      'words-pictures-and-marks': 'brush',
      changes: 'pencil',
    },
    lists: {
      'words-we-use': { 1: 'definitions' },
      'payment-disputes': { 7: 'numbered' },
    },
  },
  privacy: {
    summary: [
      'security',
      'visiting-the-website',
      'contact-form',
      'join-form',
      'cookies-and-storage',
      'who-receives-data',
    ],
    callouts: {
      'contact-form': { line: 2, illustration: 'plane' },
      'join-form': { line: 3, illustration: 'form' },
      'calls-and-letters': { block: 1, illustration: 'call', look: 'warning' },
      'visiting-the-website': { line: 1, illustration: 'reading' },
      'who-receives-data': { line: 5, illustration: 'tag' },
      security: { line: 0, illustration: 'shield', look: 'warning' },
      grievances: { block: 1, illustration: 'fifteenDays' },
    },
    margins: {
      'who-we-are': 'signboard',
      'cookies-and-storage': 'plate',
      'map-and-links': 'links',
      'services-at-the-counter': 'device',
      'why-we-use-data': 'receipt',
      'how-long': 'ledgers',
      'your-rights': 'balance',
      children: 'age',
      'changes-and-law': 'pencil',
    },
    lists: {
      'why-we-use-data': { 1: 'numbered' },
      'your-rights': { 1: 'numbered' },
    },
  },
} as const satisfies Record<string, LegalLayout>;
