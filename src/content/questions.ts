import type { ProductId } from './products';

interface QuestionRecord {
  /** Also the anchor on the help page. */
  id: string;
  /** The products whose pages have room for it, the first two of each; none whose page already says it. */
  products: readonly ProductId[];
}

/** Every question of the help page, in the order of the page; those of one product come first. */
export const questions = [
  { id: 'fingerprint-does-not-match', products: ['aadhaar-banking'] },
  { id: 'aadhaar-not-linked', products: ['aadhaar-banking'] },
  { id: 'several-accounts', products: ['aadhaar-banking'] },
  { id: 'limits', products: ['aadhaar-banking'] },
  { id: 'bill-still-due', products: ['utility-payments'] },
  { id: 'recharge-wrong-number', products: ['utility-payments'] },
  { id: 'misspelled-name', products: ['travel-services'] },
  { id: 'change-or-cancel', products: ['travel-services'] },
  { id: 'waitlisted-ticket', products: [] },
  { id: 'wrong-amount', products: ['micro-atm'] },
  { id: 'no-slip', products: ['micro-atm'] },
] as const satisfies readonly QuestionRecord[];

export type QuestionId = (typeof questions)[number]['id'];

/** The two questions that the page of a product shows. */
export const questionsOf = (product: string): QuestionId[] =>
  questions
    .filter(({ products }) => products.some((id) => id === product))
    .slice(0, 2)
    .map(({ id }) => id);
