import type { Translated } from '../../translation';
import type { productFrame as english } from '../en/productFrame';

export const productFrame = {
  stepsLabel: 'দেখুন, কী ভাবে হয়',
  askLabel: 'এ নিয়ে জিজ্ঞাসা করুন',
  servicesLabel: 'এই পেজের পরিষেবা',
  bringTitle: 'সঙ্গে কী আনবেন',
  costTitle: 'কত টাকা লাগবে',
  stepsTitle: 'কী ভাবে হয়',
  exampleNote: 'টাকার অঙ্ক, নাম আর নম্বর শুধুই নমুনা।',
  screenLabel: 'স্ক্রিনে',
  daysUnit: 'দিন',
  eachDayUnit: 'প্রতি দিন',
  join: {
    title: 'আপনার নিজের দোকান আছে?',
    text: 'আপনার গ্রাহকদের জন্য এই সব পরিষেবা চালু করুন। যোগ দেওয়ার পথগুলি দেখুন, তার পরে আমাদের সঙ্গে কথা বলুন।',
    label: 'যোগ দিন',
  },
} as const satisfies Translated<typeof english>;
