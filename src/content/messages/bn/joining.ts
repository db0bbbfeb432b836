import type { Translated } from '../../translation';
import type { payNobody as english } from '../en/joining';

/** What somebody who wants to join is warned of, in the form and in the terms. */
export const payNobody = 'আমাদের সঙ্গে লিখিত চুক্তি হওয়ার আগে কাউকে টাকা দেবেন না।' satisfies Translated<
  typeof english
>;
