import type { ProductQuestionsContent } from '../contentShapes';
import type { QuestionId } from '../questions';

/** The questions of the help page; product pages show two of them. */
export const questionTitles = {
  'fingerprint-does-not-match': 'My fingerprint does not match. What can I do?',
  'aadhaar-not-linked': 'My Aadhaar is not linked to my account. What now?',
  'several-accounts': 'I have several accounts. Which one is used?',
  limits: 'How much can I withdraw at a time?',
  'bill-paid-twice': 'I paid a bill twice. What do I do?',
  'waitlisted-ticket': 'My ticket is still waitlisted. May I board?',
  'wrong-amount': 'The amount was wrong. What do I do?',
  'no-slip': 'I got no slip. What do I do?',
} as const satisfies Record<QuestionId, string>;

export const productQuestions = {
  title: 'What customers ask',
  moreLabel: 'More questions, and help',
} as const satisfies ProductQuestionsContent;
