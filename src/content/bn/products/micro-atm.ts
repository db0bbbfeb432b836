import type { page as englishPage, summary as englishSummary } from '../../en/products/micro-atm';
import type { Translated } from '../../translation';
import { disputes } from '../disputes.ts';
import { terminal } from '../terminal.ts';

export const summary = {
  name: 'মাইক্রো এটিএম',
  summary: 'ব্যাঙ্কের কার্ড আর পিন, ছোট একটি মেশিনে।',
  services: {
    'cash-withdrawal': 'টাকা তোলা',
    'balance-enquiry': 'ব্যালেন্স দেখা',
  },
} as const satisfies Translated<typeof englishSummary>;

export const page = {
  meta: {
    title: 'মাইক্রো এটিএম',
    description:
      'দোকানের কাউন্টারে ছোট মেশিনে নিজের ব্যাঙ্কের কার্ড আর পিন দিয়ে টাকা তুলুন বা ব্যালেন্স দেখুন। সঙ্গে কী আনবেন, ধাপে ধাপে কী ভাবে হয়, দেখুন।',
  },
  title: summary.name,
  promise: 'এমন এটিএম, যেখানে জিজ্ঞাসাও করা যায়',
  lead: 'বড় এটিএমের মতো এখানেও টাকা তুলুন বা ব্যালেন্স দেখুন। দোকানদার মেশিনটি আপনার সামনে ধরেন, প্রতিটি ধাপ বুঝিয়েও দিতে পারেন।',
  basics: {
    bring: ['**নিজের ব্যাঙ্কের কার্ড**', '**নিজের পিন:** কাগজে নয়, মনে'],
    cost: disputes.charges.onConfirming,
    confirm: {
      title: 'পিন নিজে দিন',
      points: [
        '**আগে স্ক্রিন পড়ুন:** কাজ আর টাকার অঙ্ক, দুই-ই ঠিক হওয়া চাই।',
        '**অন্য হাতে বোতাম ঢেকে** পিন দিন।',
        '**নিজের পিন কাউকে বলবেন না,** দোকানদারকেও নয়।',
      ],
    },
  },
  steps: [
    {
      title: 'কার্ড ঢোকান',
      text: 'কার্ড নিজে ঢোকান, বা নিজের সামনে ঢোকাতে বলুন।',
      screen: {
        state: 'card',
        title: 'Cash Withdrawal (টাকা তোলা)',
        amount: '₹2,000',
        prompt: terminal.card,
      },
    },
    {
      title: 'টাকার অঙ্ক মিলিয়ে দেখুন',
      text: 'টাকা তোলার সময় স্ক্রিনে পড়ুন, বা পড়ে শোনাতে বলুন।',
      screen: {
        state: 'check',
        title: 'Cash Withdrawal (টাকা তোলা)',
        amount: '₹2,000',
        prompt: terminal.checkAmount,
      },
    },
    {
      title: 'পিন দিন',
      text: 'তার পরে ব্যাঙ্কের উত্তর আসা পর্যন্ত অপেক্ষা করুন।',
      screen: {
        state: 'pin',
        title: 'Cash Withdrawal (টাকা তোলা)',
        amount: '₹2,000',
        prompt: terminal.pin,
        wait: terminal.wait,
      },
    },
    {
      title: 'রসিদ আর কার্ড নিন',
      text: 'রসিদে কী লেখা আছে পড়ে নিন, আর যত্ন করে রাখুন।',
      screen: {
        state: 'approved',
        title: 'Cash Withdrawal (টাকা তোলা)',
        amount: '₹2,000',
        prompt: 'অনুমোদন এসেছে। কার্ড নিন।',
        slip: {
          title: 'Cash Withdrawal (টাকা তোলা)',
          lines: [{ label: terminal.amountLabel, text: '₹2,000' }, ...terminal.printed],
          result: terminal.successful,
        },
      },
    },
  ],
  services: [
    {
      id: 'cash-withdrawal',
      name: summary.services['cash-withdrawal'],
      text: 'নিজের কার্ড দিয়ে ব্যাঙ্ক অ্যাকাউন্ট থেকে টাকা তুলুন। ব্যাঙ্কের অনুমোদন এলে দোকানদার আপনাকে টাকা গুনে দেন।',
      steps: [
        {
          title: 'বলুন, কত টাকা চাই',
          text: 'জিজ্ঞাসা করুন, দোকানে অত টাকা আছে কি না। কার্ডের সীমা ঠিক করে আপনার ব্যাঙ্ক।',
        },
        { title: 'টাকা গুনে নিন', text: 'কাউন্টারেই গুনুন।' },
      ],
    },
    {
      id: 'balance-enquiry',
      name: summary.services['balance-enquiry'],
      text: 'আপনার অ্যাকাউন্টে কত টাকা আছে, দেখুন। এতে টাকা কাটে না, শুধু ব্যালেন্স দেখা যায়।',
      steps: [
        {
          title: 'বলুন, ব্যালেন্স চাই',
          text: 'কার্ড ঢোকান, আর দেখে নিন, স্ক্রিনে “Balance Enquiry” (ব্যালেন্স) লেখা আছে কি না।',
        },
        { title: 'পিন দিন', text: 'স্ক্রিনে কোনও টাকার অঙ্ক না থাকলে তবেই দিন।' },
        { title: 'ব্যালেন্স পড়ুন', text: 'স্ক্রিনে বা রসিদে পড়ুন।' },
      ],
      slip: {
        title: 'Balance Enquiry (ব্যালেন্স)',
        lines: [{ label: terminal.balanceLabel, text: '₹8,450' }, ...terminal.printed],
      },
    },
  ],
  safety: {
    title: 'নিজের কার্ড সুরক্ষিত রাখুন',
    points: [
      'কার্ড চোখে চোখে রাখুন, আর শেষে ফেরত নিন।',
      'টাকা না পেলেও রসিদ চেয়ে নিন, যত্ন করে রাখুন।',
      disputes.cardReversal,
      ...disputes.points,
      '**কার্ড হারিয়েছে?** এখনই ব্যাঙ্কে ফোন করে কার্ড বন্ধ করান।',
    ],
  },
} as const satisfies Translated<typeof englishPage>;
