import type { Translated } from '../../translation';
import type { disputes as english } from '../en/disputes';

const bankReturns =
  'ব্যাঙ্ককে নিজে থেকেই টাকা ফেরাতে হবে, লেনদেনের দিনের পরে বড়জোর পাঁচ দিনের মধ্যে। তার পরে দেরির প্রতিটি দিনের জন্য ব্যাঙ্কের কাছে আপনার ₹100 পাওনা। [কী করবেন, দেখুন](/help#money)।';

/** What product pages say of a payment gone wrong, and where it leads. */
export const disputes = {
  charges: {
    onConfirming: '**সম্মতি দেওয়ার আগে মোট টাকা জেনে নিন,** কোনও ফি থাকলে তা-ও ধরে।',
    onPaying: '**টাকা দেওয়ার আগে মোট টাকা জেনে নিন,** কোনও ফি থাকলে তা-ও ধরে।',
  },
  report:
    '**টাকার লেনদেনে কোনও গোলমাল?** যত তাড়াতাড়ি পারেন [আমাদের জানান](/contact), তবে অবশ্যই লেনদেনের 30\u00a0দিনের মধ্যে।',
  fraud: {
    title: 'ঠকে গেছেন?',
    text: 'এখনই সাইবার প্রতারণার হেল্পলাইন 1930\u00a0নম্বরে ফোন করুন, ব্যাঙ্ককেও জানান।',
  },
  reversal: `**অ্যাকাউন্ট থেকে টাকা কেটেছে, হাতে আসেনি? বা আধার দিয়ে দেওয়া টাকা পৌঁছেছে কি না জানা যায়নি?** ${bankReturns}`,
  cardReversal: `**অ্যাকাউন্ট থেকে টাকা কেটেছে, হাতে আসেনি?** ${bankReturns}`,
} as const satisfies Translated<typeof english>;
