import type {
  productQuestions as englishProductQuestions,
  questionTitles as englishTitles,
} from '../en/questions';
import type { Translated } from '../translation';

/** The questions of the help page; product pages show two of them. */
export const questionTitles = {
  'fingerprint-does-not-match': 'মেশিনে আঙুলের ছাপ মিলছে না। কী করব?',
  'aadhaar-not-linked': 'অ্যাকাউন্টে আধার যুক্ত নেই। এবার কী করব?',
  'several-accounts': 'আমার একের বেশি অ্যাকাউন্ট। কোনটি থেকে টাকা কাটবে?',
  limits: 'একবারে কত টাকা তোলা যায়?',
  'bill-paid-twice': 'একই বিল দু’বার মিটিয়ে ফেলেছি। কী করব?',
  'waitlisted-ticket': 'টিকিট এখনও ওয়েটিংয়ে। ট্রেনে ওঠা যাবে?',
  'wrong-amount': 'টাকার অঙ্ক ভুল ছিল। কী করব?',
  'no-slip': 'স্লিপ পাইনি। কী করব?',
} as const satisfies Translated<typeof englishTitles>;

export const productQuestions = {
  title: 'গ্রাহকরা যা জানতে চান',
  moreLabel: 'আরও প্রশ্ন, আর সাহায্য',
} as const satisfies Translated<typeof englishProductQuestions>;
