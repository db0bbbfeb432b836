import type { Translated } from '../../translation';
import type {
  contactMessages as englishContactMessages,
  joinMessages as englishJoinMessages,
} from '../en/forms';
import { company } from './company';

export const joinMessages = {
  nameRequired: 'দয়া করে আপনার নাম লিখুন।',
  phoneLength: 'ফোন নম্বর ঠিক 10 অঙ্কের হতে হবে।',
  roleRequired: 'দয়া করে বেছে নিন, আপনি কী হতে চান।',
  phoneNotNumeric: 'দয়া করে ফোন নম্বরে শুধু সংখ্যা লিখুন।',
  phoneTooLong: 'ফোন নম্বর 10 অঙ্কের বেশি হতে পারে না।',
} as const satisfies Translated<typeof englishJoinMessages>;

export const contactMessages = {
  sent: 'আপনার প্রশ্ন পাঠানো হয়েছে।',
  sentNext: `আমাদের টিম অফিসের সময়ে এটি পড়বে: ${company.officeHoursText}। অন্য সময়ে আসা প্রশ্ন অফিস খোলার পরে পড়া হবে। উত্তর পাবেন ইমেলে বা ফোনে।`,
  failed: 'প্রশ্ন পাঠানো গেল না। দয়া করে আবার চেষ্টা করুন।',
  nameRequired: 'দয়া করে আপনার নাম লিখুন।',
  emailRequired: 'দয়া করে আপনার ইমেল ঠিকানা লিখুন।',
  emailInvalid: 'দয়া করে পুরো ইমেল ঠিকানা লিখুন, যেমন name@example.com।',
  phoneRequired: 'দয়া করে আপনার ফোন নম্বর লিখুন।',
  cityRequired: 'দয়া করে আপনার শহরের নাম লিখুন।',
  messageRequired: 'দয়া করে আপনার মেসেজ লিখুন।',
  hintOffline: 'মনে হচ্ছে, আপনার ইন্টারনেট বন্ধ। আপনার লেখা মুছে যায়নি। ইন্টারনেট চালু হলে পাঠান।',
  hintOfflineWays:
    'আপনি এখনই আমাদের ফোন করতে পারেন। ইমেলও করতে পারেন: আপনার লেখা তাতে আগে থেকেই থাকবে, ইন্টারনেট চালু হলে চলে যাবে।',
  hintShortened: 'ইমেলে পুরো লেখাটি ধরেনি। পুরো লেখাটি কপি করে ইমেলে বসিয়ে দিন।',
  hintTooMany: 'অল্প সময়ে অনেকবার চেষ্টা হয়েছে। দয়া করে এক মিনিট পরে আবার চেষ্টা করুন।',
  hintOtherWays: 'আপনার লেখা মুছে যায়নি। আপনি আমাদের ইমেল বা ফোনও করতে পারেন।',
} as const satisfies Translated<typeof englishContactMessages>;
