import type { Translated } from '../../../translation';
import type { thanks as english } from '../../en/pages/thanks';
import { company } from '../company';

export const thanks = {
  meta: {
    title: 'ধন্যবাদ',
    description:
      'ডিস্ট্রিবিউটর বা রিটেলার হিসেবে যোগ দিতে চেয়েছেন, সে জন্য ধন্যবাদ। ইমেলটি এখানে লেখাই আছে। সেটি আমাদের টিমকে পাঠান, বা আমাদের ফোন করুন।',
  },
  title: 'আবেদনের জন্য ধন্যবাদ। আমাদের টিম শিগগিরই আপনার সঙ্গে যোগাযোগ করবে।',
  left: 'একটা কাজ বাকি: ইমেলটি আমাদের পাঠান',
  help: 'ইমেলে লেখা নম্বরে আমাদের টিম আপনাকে ফোন করবে। ইমেল না পাঠালে নম্বরটি আমরা পাব না।',
  direct: 'আবেদন শুরু হয় [ফর্ম](/JoinUs) পূরণ করে।',
  callLabel: 'ফোন করুন: {phone}',
  email: {
    openLabel: 'ইমেল খুলুন',
    title: 'আমাদের যে ইমেল পাঠাবেন',
    copy: 'এই ফোনে বা কম্পিউটারে ইমেল চলে না? লেখাটি কপি করে অন্য ভাবে আমাদের ইমেল করুন, বা ফোন করুন।',
    copyLabel: 'লেখাটি কপি করুন',
    copiedLabel: 'কপি হয়েছে',
    blanks: 'পাঠানোর আগে ইমেলের ফাঁকা জায়গাগুলি পূরণ করুন।',
    toLabel: 'প্রাপক',
    subjectLabel: 'বিষয়',
    subject: `আমি ${company.name}-এর সঙ্গে যুক্ত হতে চাই`,
    greeting: 'নমস্কার,',
    request: `আমি ${company.name}-এর সঙ্গে যুক্ত হতে চাই। দয়া করে আমাকে ফোন করুন।`,
  },
  illustrationAlt: 'গাঁদা ফুলে সাজানো দোকানের সামনে দু’জন হাত মেলাচ্ছেন',
  homeLabel: 'হোম পেজে যান',
  aboutLabel: 'আমাদের কথা পড়ুন',
} as const satisfies Translated<typeof english>;
