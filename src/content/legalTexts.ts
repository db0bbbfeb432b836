import type { privacy } from '#messages/legal/privacy';
import type { terms } from '#messages/legal/terms';

/** Names of the drawings beside a legal text (`art/notes`). */
export type NoteIllustration =
  | 'age'
  | 'balance'
  | 'barrier'
  | 'brush'
  | 'call'
  | 'court'
  | 'device'
  | 'fifteenDays'
  | 'form'
  | 'ledgers'
  | 'letter'
  | 'links'
  | 'lock'
  | 'pencil'
  | 'plane'
  | 'plate'
  | 'plug'
  | 'purse'
  | 'reading'
  | 'receipt'
  | 'refund'
  | 'shield'
  | 'shop'
  | 'signboard'
  | 'tag'
  | 'thirtyDays'
  | 'website'
  | 'words';

/** A paragraph, a list, or words and what they mean. */
export type LegalBlock = string | readonly string[] | readonly { term: string; text: string }[];

interface LegalSectionMessages {
  title: string;
  blocks: readonly LegalBlock[];
}

/** What a language says in a legal text. */
export interface LegalMessages<Section extends string = string> {
  meta: { title: string; description: string };
  title: string;
  lead: string;
  /** In four to six lines, nothing that a section does not say. */
  summary: readonly string[];
  sections: Readonly<Record<Section, LegalSectionMessages>>;
}

/** What stands around the words of a legal text. */
export interface LegalFrameMessages {
  versionLabel: string;
  dateLabel: string;
  contentsTitle: string;
  summaryTitle: string;
  /** Below the summary: that the sections say all of it. */
  summaryNote: string;
  /** Of a translation: which text prevails, and the words that lead to it. */
  translation?: { text: string; linkLabel: string };
}

interface LegalSectionRecord {
  illustration?: NoteIllustration;
  /** What stands out: a line of the summary, which is said before the text, or one of its blocks; counted from 0. */
  callout?: { readonly line: number } | { readonly block: number };
  /** Whether that is what the reader must never do. */
  isWarning?: boolean;
  /** The block that is a list with numbers, counted from 0. */
  numbered?: number;
}

/** What is the same of a legal text in every language. */
export interface LegalRecord<Section extends string = string> {
  version: string;
  /** ISO 8601 date, for example `2026-11-01`. */
  date: string;
  /** The section that says more, for each line of the summary; none where the next line leads to it. */
  summary: readonly (Section | null)[];
  /** In their order; the key is also the anchor, and does not change. */
  sections: Readonly<Record<Section, LegalSectionRecord>>;
}

/** The terms and conditions. */
export const termsRecord = {
  version: '1.5',
  date: '2026-11-29',
  summary: [
    'about-these-terms',
    'who-may-use',
    'your-duties',
    'amounts-and-receipts',
    null,
    'payment-disputes',
  ],
  sections: {
    'about-these-terms': { illustration: 'shop', callout: { block: 1 } },
    'words-we-use': { illustration: 'words' },
    'who-may-use': { illustration: 'age', callout: { block: 0 } },
    'using-this-website': { illustration: 'website' },
    'services-at-the-counter': { illustration: 'device' },
    'your-duties': { illustration: 'lock', callout: { line: 2 }, isWarning: true },
    'prohibited-use': { illustration: 'barrier' },
    'amounts-and-receipts': { illustration: 'receipt', callout: { line: 3 } },
    'failed-transactions': { illustration: 'refund' },
    'payment-disputes': { illustration: 'thirtyDays', callout: { block: 1 }, numbered: 7 },
    'distributors-and-retailers': { illustration: 'purse', callout: { block: 3 } },
    'third-parties': { illustration: 'links' },
    availability: { illustration: 'plug' },
    'words-pictures-and-marks': { illustration: 'brush' },
    liability: { illustration: 'balance', callout: { block: 3 } },
    indemnity: {},
    notices: { illustration: 'letter', callout: { block: 2 } },
    changes: { illustration: 'pencil' },
    'law-and-courts': { illustration: 'court', callout: { block: 3 } },
    general: {},
  },
} as const satisfies LegalRecord<keyof (typeof terms)['sections']>;

/** The privacy policy. */
export const privacyRecord = {
  version: '1.4',
  date: '2026-11-29',
  summary: [
    'security',
    'visiting-the-website',
    'contact-form',
    'join-form',
    'cookies-and-storage',
    'who-receives-data',
  ],
  sections: {
    'who-we-are': { illustration: 'signboard' },
    'contact-form': { illustration: 'plane', callout: { line: 2 } },
    'join-form': { illustration: 'form', callout: { line: 3 } },
    'calls-and-letters': { illustration: 'call', callout: { block: 1 }, isWarning: true },
    'visiting-the-website': { illustration: 'reading', callout: { line: 1 } },
    'cookies-and-storage': { illustration: 'plate' },
    'map-and-links': { illustration: 'links' },
    'services-at-the-counter': { illustration: 'device' },
    'why-we-use-data': { illustration: 'receipt', numbered: 1 },
    'who-receives-data': { illustration: 'tag', callout: { line: 5 } },
    'how-long': { illustration: 'ledgers' },
    security: { illustration: 'shield', callout: { line: 0 }, isWarning: true },
    'your-rights': { illustration: 'balance', numbered: 1 },
    children: { illustration: 'age' },
    grievances: { illustration: 'fifteenDays', callout: { block: 1 } },
    'changes-and-law': { illustration: 'pencil' },
  },
} as const satisfies LegalRecord<keyof (typeof privacy)['sections']>;

/** A section as it is shown. */
export type LegalSectionContent = LegalSectionMessages & LegalSectionRecord & { id: string };
