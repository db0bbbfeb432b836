import type { ProductId } from './products';

export type QuestionTopic = ProductId | 'counter';

interface QuestionRecord {
  /** Also the anchor on the help page. */
  id: string;
  /** What it is about: a product, or what happens at every counter. */
  topic: QuestionTopic;
  /** The products whose pages have room for it, the first two of each; none whose page already says it. */
  products: readonly ProductId[];
}

/** Every question of the help page, in the order of the page; those about one product stand together. */
export const questions = [
  { id: 'fingerprint-does-not-match', topic: 'aadhaar-banking', products: ['aadhaar-banking'] },
  { id: 'aadhaar-not-linked', topic: 'aadhaar-banking', products: ['aadhaar-banking'] },
  { id: 'several-accounts', topic: 'aadhaar-banking', products: ['aadhaar-banking'] },
  { id: 'limits', topic: 'aadhaar-banking', products: ['aadhaar-banking'] },
  { id: 'bill-still-due', topic: 'utility-payments', products: ['utility-payments'] },
  { id: 'recharge-wrong-number', topic: 'utility-payments', products: ['utility-payments'] },
  { id: 'misspelled-name', topic: 'travel-services', products: ['travel-services'] },
  { id: 'change-or-cancel', topic: 'travel-services', products: ['travel-services'] },
  { id: 'waitlisted-ticket', topic: 'travel-services', products: [] },
  { id: 'wrong-amount', topic: 'counter', products: ['micro-atm'] },
  { id: 'no-slip', topic: 'counter', products: ['micro-atm'] },
] as const satisfies readonly QuestionRecord[];

export type QuestionId = (typeof questions)[number]['id'];

/** The two questions that the page of a product shows. */
export const questionsOf = (product: string): QuestionId[] =>
  questions
    .filter(({ products }) => products.some((id) => id === product))
    .slice(0, 2)
    .map(({ id }) => id);
