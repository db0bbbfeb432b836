import type { Translated } from '../../translation';
import type { payNobody as english, joinLabels as englishLabels } from '../en/joining';

/** What somebody who wants to join is warned of, in the form and in the terms. */
export const payNobody = 'আমাদের সঙ্গে লিখিত চুক্তি হওয়ার আগে কাউকে টাকা দেবেন না।' satisfies Translated<
  typeof english
>;

/** The fields of an application, in the form and in the email that is written from it. */
export const joinLabels = {
  name: 'নাম',
  phone: 'ফোন',
  role: 'কী হতে চাই',
} as const satisfies Translated<typeof englishLabels>;
