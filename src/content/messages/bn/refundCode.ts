import type { Translated } from '../../translation';
import type { refundCode as english } from '../en/refundCode';

/** Who may have the code of a refund: `refundCode` of `publicFacts`. */
export const refundCode =
  'দোকান থেকে কাটা ট্রেনের টিকিট বাতিল হলে আইআরসিটিসির মেসেজে টাকার অঙ্ক আর রিফান্ড কোড (ওটিপি) আসে। যে দোকানে টিকিট কেটেছেন, কোড শুধু সেখানেই বলুন, আর ঠিক সেই টাকাই বুঝে নিন। এটি ব্যাঙ্কের ওটিপি নয়।' satisfies Translated<
    typeof english
  >;
