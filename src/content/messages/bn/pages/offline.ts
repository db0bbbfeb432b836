import type { Translated } from '../../../translation';
import type { offline as english } from '../../en/pages/offline';

export const offline = {
  meta: {
    title: 'ইন্টারনেট বন্ধ',
    description:
      'ইন্টারনেট ছাড়া এই পেজ খোলে না, আর মনে হচ্ছে, আপনার ইন্টারনেট বন্ধ। আপনি আমাদের ফোন করতে পারেন, সাহায্যের পেজ পড়তে পারেন, আগে দেখা পেজও খুলতে পারেন।',
  },
  title: 'ইন্টারনেট ছাড়া খুলবে না',
  text: 'মনে হচ্ছে, আপনার ইন্টারনেট বন্ধ। যে পেজগুলি আগে খুলেছেন, সেগুলি এখনও খুলবে।',
  ways: {
    title: 'ইন্টারনেট ছাড়াও যা করা যায়',
    callLabel: 'ফোন করুন: {phone}',
    helplineTitle: 'ঠকে গেছেন? এখনই 1930\u00a0নম্বরে ফোন করুন',
    saved: 'এই ফোনে বা কম্পিউটারে সেভ করা আছে',
  },
} as const satisfies Translated<typeof english>;
