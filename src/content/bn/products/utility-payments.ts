import type {
  page as englishPage,
  summary as englishSummary,
} from '../../en/products/utility-payments';
import type { Translated } from '../../translation';
import { disputes } from '../disputes.ts';
import { terminal } from '../terminal.ts';

export const summary = {
  name: 'বিল ও রিচার্জ',
  summary: 'বাড়ির বিল আর মোবাইল রিচার্জ, রসিদ-\u2060সহ।',
  services: {
    'bill-payments': 'বিল মেটানো',
    recharge: 'রিচার্জ',
  },
} as const satisfies Translated<typeof englishSummary>;

export const page = {
  meta: {
    title: 'বিল ও রিচার্জ',
    description:
      'দোকানের কাউন্টারে বাড়ির বিল মেটান, মোবাইল রিচার্জ করান, আর রসিদ নিয়ে বাড়ি যান। সঙ্গে কী আনবেন, ধাপে ধাপে কোনটা কী ভাবে হয়, এখানে দেখুন।',
  },
  title: summary.name,
  promise: 'দুধ, পাউরুটি আর বিদ্যুতের বিল',
  lead: 'বিদ্যুতের বিল আর রিচার্জের কথা প্রায়ই মনে থাকে না। দোকানেই বিল মেটান, রিচার্জ করান। সেখানে আরও একজন নম্বর মিলিয়ে দেখেন।',
  basics: {
    kinds: {
      title: 'কী কী বিল মেটানো যায়',
      note: 'এগুলি উদাহরণ: আপনার বিল সেখানে নেওয়া হয় কি না, দোকানে জেনে নিন।',
      items: ['বিদ্যুতের বিল', 'গ্যাসের বিল', 'জলের বিল', 'মোবাইল ফোন'],
    },
    bring: [
      'বিলের জন্য: **বিল, বা তাতে ছাপা গ্রাহক নম্বর** (বিলে “CA\u00a0No.” বা “Consumer\u00a0No.”)',
      'রিচার্জের জন্য: **মোবাইল নম্বর** আর মোবাইল কোম্পানির নাম',
      'যত **টাকা** দিতে হবে',
    ],
    cost: disputes.charges.onPaying,
    confirm: {
      title: 'মিলিয়ে দেখে টাকা দিন',
      points: [
        'নম্বর দু’বার পড়ুন। ভুল নম্বরে টাকা গেলে ফেরত পাওয়া শক্ত হতে পারে।',
        'কীসের জন্য আর কত টাকা দিচ্ছেন, স্ক্রিনে দেখুন।',
        'সব ঠিক থাকলে তবেই টাকা দিন।',
      ],
    },
  },
  services: [
    {
      id: 'bill-payments',
      name: summary.services['bill-payments'],
      text: 'কাউন্টারে বাড়ির বিল মেটান। বিলে ছাপা নম্বর দিয়ে দোকানদার আপনার বিল খোঁজেন, আপনি তা মিলিয়ে টাকা দেন।',
      steps: [
        {
          title: 'বিল দেখান',
          text: 'বা গ্রাহক নম্বর আর বিলের কোম্পানির (বিলার) নাম বলুন।',
          screen: {
            state: 'check',
            title: 'বিদ্যুতের বিল',
            lines: [{ label: 'গ্রাহক নম্বর', text: '000 000 000' }],
            prompt: 'বিল খুঁজুন',
          },
        },
        {
          title: 'নাম আর টাকার অঙ্ক মিলিয়ে দেখুন',
          text: 'কত টাকা বাকি, স্ক্রিনে দেখা যায়। অনেক সময় কার বিল, তা-ও।',
          screen: {
            state: 'check',
            title: 'বিদ্যুতের বিল',
            amount: '₹640',
            lines: [{ label: 'নাম', text: terminal.customer }],
            prompt: 'নাম আর টাকার অঙ্ক ঠিক?',
          },
        },
        {
          title: 'টাকা দিন',
          text: 'জিজ্ঞাসা করুন, টাকা কবে বিলারের কাছে পৌঁছবে।',
          screen: {
            state: 'check',
            title: 'বিদ্যুতের বিল',
            amount: '₹640',
            lines: [
              { label: 'নাম', text: terminal.customer },
              { label: 'গ্রাহক নম্বর', text: '000 000 000' },
            ],
            prompt: terminal.pay,
          },
        },
        {
          title: 'বিলের সঙ্গে রসিদ রাখুন',
          text: 'পরের বিলে এই টাকা জমা না দেখালে রসিদের রেফারেন্স নম্বর কাজে লাগবে।',
          screen: {
            state: 'approved',
            title: 'বিদ্যুতের বিল',
            amount: '₹640',
            lines: [
              { label: 'নাম', text: terminal.customer },
              { label: 'গ্রাহক নম্বর', text: '000 000 000' },
            ],
            prompt: 'টাকা জমা হয়েছে',
            slip: {
              title: 'বিদ্যুতের বিল',
              lines: [
                { label: terminal.amountLabel, text: '₹640' },
                { label: 'নাম', text: terminal.customer },
                { label: 'গ্রাহক নম্বর', text: '000 000 000' },
                ...terminal.printed,
              ],
              result: 'টাকা জমা হয়েছে',
            },
          },
        },
      ],
    },
    {
      id: 'recharge',
      name: summary.services.recharge,
      text: 'নিজের বা বাড়ির কারও মোবাইল রিচার্জ করান। প্ল্যান আপনি বাছেন, দোকানদার আপনার সামনে নম্বর লেখেন।',
      steps: [
        {
          title: 'নম্বর বলুন',
          text: 'ধীরে ধীরে বলুন, মোবাইল কোম্পানির নামও বলুন। তার পরে স্ক্রিনে নম্বর পড়ুন।',
          screen: {
            state: 'check',
            title: 'রিচার্জ',
            lines: [
              { label: 'মোবাইল নম্বর', text: '00000 00000' },
              { label: 'কোম্পানি', text: 'আপনার কোম্পানি' },
            ],
            prompt: 'নম্বর ঠিক আছে?',
          },
        },
        {
          title: 'প্ল্যান বাছুন',
          text: 'জিজ্ঞাসা করুন, তাতে কী কী পাবেন আর কত দিন চলবে।',
          screen: {
            state: 'check',
            title: 'রিচার্জ',
            amount: '₹200',
            lines: [{ label: 'মেয়াদ', text: '28\u00a0দিন' }],
            prompt: 'এটাই সেই প্ল্যান?',
          },
        },
        {
          title: 'টাকা দিন',
          text: 'টাকা দেওয়ার আগে নম্বর আরেকবার মিলিয়ে দেখুন।',
          screen: {
            state: 'check',
            title: 'রিচার্জ',
            amount: '₹200',
            lines: [{ label: 'মোবাইল নম্বর', text: '00000 00000' }],
            prompt: terminal.pay,
          },
        },
        {
          title: 'মেসেজ আসা পর্যন্ত অপেক্ষা করুন',
          text: 'ফোনে মোবাইল কোম্পানির মেসেজ না আসা পর্যন্ত রসিদ রেখে দিন।',
          screen: {
            state: 'approved',
            title: 'রিচার্জ',
            amount: '₹200',
            lines: [{ label: 'মোবাইল নম্বর', text: '00000 00000' }],
            prompt: 'রিচার্জ পাঠানো হয়েছে',
            slip: {
              title: 'রিচার্জ',
              lines: [
                { label: terminal.amountLabel, text: '₹200' },
                { label: 'মোবাইল নম্বর', text: '00000 00000' },
                ...terminal.printed,
              ],
              result: terminal.successful,
            },
          },
        },
      ],
    },
  ],
  safety: {
    title: 'নিজের টাকা সুরক্ষিত রাখুন',
    points: [
      'স্ক্রিনে নাম দেখালে তা বিলের নামের সঙ্গে মিলতে হবে।',
      'শেষ তারিখের কয়েক দিন আগে যান। টাকা জমা দেখাতে সময় লাগতে পারে।',
      ...disputes.points,
    ],
  },
} as const satisfies Translated<typeof englishPage>;
