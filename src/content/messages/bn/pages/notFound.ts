import type { Translated } from '../../../translation';
import type { notFound as english } from '../../en/pages/notFound';

export const notFound = {
  meta: {
    title: 'পেজটি পাওয়া গেল না',
    description:
      'এই ঠিকানায় কোনও পেজ নেই। হয়তো পেজটি সরানো হয়েছে, বা ঠিকানার বানানে ভুল আছে। এখান থেকে সাহায্যের পেজে আর আমাদের মূল পেজগুলিতে যেতে পারেন।',
  },
  title: 'পেজটি পাওয়া গেল না',
  text: 'এই ঠিকানায় কোনও পেজ নেই। হয়তো পেজটি সরানো হয়েছে, বা ঠিকানার বানানে ভুল আছে।',
  linksTitle: 'কোথায় যেতে চান?',
  homeLabel: 'হোম পেজে যান',
  illustrationAlt: 'ফাঁকা একটি বোর্ডের সামনে রাস্তা শেষ, পাশে হতভম্ব একটি ছাগল',
} as const satisfies Translated<typeof english>;
