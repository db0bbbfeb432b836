import type { Translated } from '../../content/translation';
import type { introduction as english } from '../en/introduction';

/** The company's own words to visitors, in Bengali. */
export const introduction = {
  tagline: 'গ্রাম হোক বা\u00a0শহর, লেনদেন এখন সহজ',
  welcome: {
    eyebrow: 'নামে সরল, কাজেও সরল',
    paragraphs: [
      'সরল মানে সহজ। সেখান থেকেই সরলপে (Saralpay) নাম। কিন্তু অনেক পরিবারের কাছে ব্যাঙ্কে যাওয়া মোটেই সহজ নয়। বাস ধরতে হয়, লাইনে দাঁড়াতে হয়, গোটা একটা দিনের কাজ নষ্ট হয়। তাই রোজকার ব্যাঙ্কিং আমরা এনেছি সেই দোকানে, যেখান থেকে সবাই চাল-ডাল আর সাবান কেনেন।',
      'আধার নম্বর বা ব্যাঙ্কের কার্ড নিয়ে আসুন। দোকানদার মেশিনে কাজ শুরু করবেন। টাকার অঙ্ক দেখে আপনি নিজে সম্মতি দিন, আর রসিদ নিয়ে বাড়ি যান।',
    ],
  },
} as const satisfies Translated<typeof english>;
