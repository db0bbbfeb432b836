import type { payNobody as english } from '../en/joining';
import type { Translated } from '../translation';

/** What somebody who wants to join is warned of, in the form and in the terms. */
export const payNobody =
  'আমাদের নাম করে কেউ আপনাকে রিটেলার বা ডিস্ট্রিবিউটর করার, বা মেশিন বা এলাকা দেওয়ার কথা দিলে তাকে টাকা দেবেন না।' satisfies Translated<
    typeof english
  >;
