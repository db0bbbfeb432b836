import type {
  page as englishPage,
  summary as englishSummary,
} from '../../en/products/aadhaar-banking';
import type { Translated } from '../../translation';
import { disputes } from '../disputes.ts';
import { terminal } from '../terminal.ts';

export const summary = {
  name: 'আধার ব্যাঙ্কিং',
  summary: 'কাউন্টারে শুধু আপনার আধার নম্বর আর আঙুলের ছাপ।',
  services: {
    'aadhaar-pay': 'আধার পে',
    'cash-withdrawal': 'টাকা তোলা',
    'balance-enquiry': 'ব্যালেন্স দেখা',
    'mini-statement': 'মিনি স্টেটমেন্ট',
  },
} as const satisfies Translated<typeof englishSummary>;

export const page = {
  meta: {
    title: 'আধার ব্যাঙ্কিং',
    description:
      'আধার নম্বর আর আঙুলের ছাপ দিয়ে টাকা মেটান, টাকা তুলুন, ব্যালেন্স দেখুন বা মিনি স্টেটমেন্ট নিন। সঙ্গে কী আনবেন, কাউন্টারে কী ভাবে হয়, দেখুন।',
  },
  title: summary.name,
  promise: 'আপনার ব্যাঙ্ক, আঙুলের ডগায়',
  lead: 'আধারের সঙ্গে যুক্ত নিজের অ্যাকাউন্ট ব্যবহার করুন কার্ড আর পাসবই ছাড়াই। দোকানে দাম মেটান, টাকা তুলুন, বা দেখে নিন অ্যাকাউন্টে কত টাকা এল আর গেল।',
  basics: {
    bring: [
      '**নিজের আধার নম্বর**',
      '**ব্যাঙ্কের নাম,** যেখানে আপনার আধারের সঙ্গে যুক্ত অ্যাকাউন্ট আছে',
      '**নিজে আসুন:** শুধু আপনার আঙুলের ছাপই চলবে',
    ],
    cost: disputes.charges.onConfirming,
    confirm: {
      title: 'আঙুল রেখে সম্মতি দিন',
      points: [
        '**আগে স্ক্রিন পড়ুন।** স্ক্রিন ফাঁকা থাকলে মেশিনে কখনও আঙুল রাখবেন না।',
        '**পরিষ্কার, শুকনো আঙুল মেশিনে রাখুন,** বুড়ো আঙুলও চলে। ব্যাঙ্কের উত্তর আসা পর্যন্ত অপেক্ষা করুন।',
        '**একবার আঙুল, একটাই লেনদেন।** কাজ না হলে আবার আঙুল রাখার আগে জিজ্ঞাসা করুন, স্ক্রিনে কী লেখা।',
      ],
    },
  },
  steps: [
    {
      title: 'নিজের আধার নম্বর বলুন',
      text: 'নিজের ব্যাঙ্কের নামও বলুন: দোকানদার মেশিনে সেই ব্যাঙ্ক বেছে নেন।',
      screen: {
        state: 'check',
        title: 'Cash Withdrawal (টাকা তোলা)',
        lines: [terminal.aadhaar, terminal.bank],
        prompt: terminal.checkBank,
      },
    },
    {
      title: 'টাকার অঙ্ক মিলিয়ে দেখুন',
      text: 'টাকা দেওয়া বা তোলার সময় স্ক্রিনে পড়ুন, বা পড়ে শোনাতে বলুন।',
      screen: {
        state: 'check',
        title: 'Cash Withdrawal (টাকা তোলা)',
        amount: '₹2,000',
        prompt: terminal.checkAmount,
      },
    },
    {
      title: 'আঙুল রাখুন',
      text: 'একবারই রাখুন, আর স্ক্রিনে ফল না দেখা পর্যন্ত অপেক্ষা করুন।',
      screen: {
        state: 'finger',
        title: 'Cash Withdrawal (টাকা তোলা)',
        amount: '₹2,000',
        prompt: terminal.finger,
        wait: terminal.wait,
      },
    },
    {
      title: 'রসিদ নিন',
      text: 'কী লেখা আছে পড়ে নিন, আর যত্ন করে রাখুন।',
      screen: {
        state: 'approved',
        title: 'Cash Withdrawal (টাকা তোলা)',
        amount: '₹2,000',
        lines: [terminal.bank],
        prompt: 'অনুমোদন এসেছে। টাকা গুনুন।',
        slip: {
          title: 'Cash Withdrawal (টাকা তোলা)',
          lines: [
            { label: terminal.amountLabel, text: '₹2,000' },
            terminal.bank,
            ...terminal.printed,
          ],
          result: terminal.successful,
        },
      },
    },
  ],
  services: [
    {
      id: 'aadhaar-pay',
      name: summary.services['aadhaar-pay'],
      text: 'জিনিসের দাম দিন সরাসরি নিজের ব্যাঙ্ক অ্যাকাউন্ট থেকে। নগদ লাগে না, কার্ডও না। টাকা আপনার অ্যাকাউন্ট থেকে দোকানে চলে যায়।',
      steps: [
        { title: 'বলুন, আধার দিয়ে টাকা দেবেন', text: 'বিল হওয়ার আগেই বলুন।' },
        { title: 'টাকার অঙ্ক মিলিয়ে দেখুন', text: 'জিনিসের যা দাম, স্ক্রিনে শুধু সেটুকুই থাকা চাই।' },
        { title: 'রসিদ দেখে নিন', text: 'দেখে নিন, তাতে “Successful” (সফল) লেখা আছে কি না।' },
      ],
    },
    {
      id: 'cash-withdrawal',
      name: summary.services['cash-withdrawal'],
      text: 'আধারের সঙ্গে যুক্ত নিজের ব্যাঙ্ক অ্যাকাউন্ট থেকে টাকা তুলুন। ব্যাঙ্কের অনুমোদন এলে দোকানদার আপনার হাতে টাকা দেন।',
      steps: [
        {
          title: 'বলুন, কত টাকা চাই',
          text: 'জিজ্ঞাসা করুন, দোকানে অত টাকা আছে কি না। সীমা ঠিক করে আপনার ব্যাঙ্ক। আধার দিয়ে একবারে বড়জোর ₹10,000 তোলা যায়।',
        },
        {
          title: 'আঙুল রাখুন',
          text: 'স্ক্রিনে “Cash Withdrawal” (টাকা তোলা) আর আপনার বলা টাকার অঙ্ক থাকলে তবেই আঙুল রাখুন।',
        },
        { title: 'টাকা গুনে নিন', text: 'কাউন্টারেই গুনুন।' },
      ],
    },
    {
      id: 'balance-enquiry',
      name: summary.services['balance-enquiry'],
      text: 'আধারের সঙ্গে যুক্ত অ্যাকাউন্টে কত টাকা আছে, দেখুন। এতে টাকা কাটে না, শুধু ব্যালেন্স দেখা যায়।',
      steps: [
        {
          title: 'আঙুল রাখুন',
          text: 'স্ক্রিনে “Balance Enquiry” (ব্যালেন্স) লেখা থাকলে আর টাকার অঙ্ক না থাকলে তবেই আঙুল রাখুন।',
        },
        { title: 'ব্যালেন্স পড়ুন', text: 'স্ক্রিনে বা রসিদে পড়ুন।' },
      ],
      slip: {
        title: 'Balance Enquiry (ব্যালেন্স)',
        lines: [{ label: terminal.balanceLabel, text: '₹8,450' }, ...terminal.printed],
      },
    },
    {
      id: 'mini-statement',
      name: summary.services['mini-statement'],
      text: 'আধারের সঙ্গে যুক্ত অ্যাকাউন্টের সাম্প্রতিক লেনদেন দেখুন: কত এল, কত গেল। যে টাকা আসার কথা, তা এসেছে কি না, তা-ও জানা যায়।',
      steps: [
        {
          title: 'আঙুল রাখুন',
          text: 'স্ক্রিনে “Mini Statement” (মিনি স্টেটমেন্ট) লেখা আছে দেখে আঙুল রাখুন। টাকার অঙ্ক থাকলে রাখবেন না।',
        },
        { title: 'লেনদেন পড়ুন', text: 'ধীরেসুস্থে পড়ুন। যা বুঝতে পারছেন না, তা দোকানদারকে জিজ্ঞাসা করুন।' },
      ],
      slip: {
        title: 'Mini Statement (মিনি\u00a0স্টেটমেন্ট)',
        lines: [
          { label: terminal.balanceLabel, text: '₹8,450' },
          { label: '12\u00a0মার্চ, গেল', text: '–₹2,000' },
          { label: '10\u00a0মার্চ, এল', text: '+₹1,500' },
          { label: '8\u00a0মার্চ, গেল', text: '–₹600' },
        ],
      },
    },
  ],
  safety: {
    title: 'নিজের টাকা সুরক্ষিত রাখুন',
    points: [
      'আপনার আঙুলই আপনার সই। আঙুল রাখলে পিন বা ওটিপি লাগে না। ব্যাঙ্কের পিন বা ওটিপি কাউকে বলবেন না।',
      disputes.reversal,
      ...disputes.points,
      'এই ওয়েবসাইট কখনও আপনার আধার নম্বর চায় না।',
    ],
  },
} as const satisfies Translated<typeof englishPage>;
