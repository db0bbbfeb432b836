import type {
  page as englishPage,
  summary as englishSummary,
} from '../../en/products/travel-services';
import type { Translated } from '../../translation';
import { disputes } from '../disputes.ts';
import { refundCode } from '../refundCode.ts';
import { terminal } from '../terminal.ts';

export const summary = {
  name: 'ট্রেন ও প্লেনের টিকিট',
  summary: 'প্লেন আর ট্রেনের টিকিট, দোকানদারের সাহায্যে।',
  services: {
    'air-ticket': 'প্লেনের টিকিট',
    'railway-ticket': 'ট্রেনের টিকিট',
  },
} as const satisfies Translated<typeof englishSummary>;

export const page = {
  meta: {
    title: 'ট্রেন ও প্লেনের টিকিট',
    description:
      'দোকানের কাউন্টারে দোকানদারের সাহায্যে প্লেনের বা ট্রেনের টিকিট কাটুন। সঙ্গে কী আনবেন, টিকিট বুকিং ধাপে ধাপে কী ভাবে হয়, এখানে দেখে নিন।',
  },
  title: summary.name,
  promise: 'ট্রেন আর প্লেনের টিকিট, আপনার পাড়াতেই',
  lead: 'পুজোয় বাড়ি, কাজে শহর, বা আপনজনের বিয়ে। কোথায় যাবেন, শুধু বলুন। দোকানদার আপনার সামনেই টিকিট খুঁজে দেবেন।',
  basics: {
    bring: [
      'প্রত্যেক যাত্রীর **নাম, বয়স আর লিঙ্গ,** ছবি-সহ পরিচয়পত্রে যেমন আছে',
      '**কোথা থেকে কোথায়,** কোন তারিখে যাবেন',
      '**নিজের মোবাইল নম্বর:** যাত্রা আর রিফান্ডের মেসেজ সেখানেই আসবে',
      '**ভাড়ার টাকা**',
    ],
    cost: disputes.charges.onPaying,
    confirm: {
      title: 'মিলিয়ে দেখে টাকা দিন',
      points: [
        'প্রতিটি নামের বানান সেই যাত্রীর পরিচয়পত্রের মতোই হতে হবে।',
        'টাকা দেওয়ার আগে তারিখ ও মোট টাকা আরেকবার দেখুন।',
        'টিকিট বদলালে বা বাতিল করলে কত টাকা কাটবে, আগে জেনে নিন।',
      ],
    },
  },
  services: [
    {
      id: 'air-ticket',
      name: summary.services['air-ticket'],
      text: 'কাউন্টারে প্লেনের টিকিট কাটুন। সময় আর ভাড়া দেখে আপনি ঠিক করেন, দোকানদার আপনার সামনে নাম লেখেন।',
      steps: [
        {
          title: 'বলুন, কোথায় আর কবে',
          text: 'দু’টি শহর আর তারিখ বলুন। ফেরার টিকিট চাইলে তা-ও বলুন।',
          screen: {
            state: 'check',
            title: 'প্লেনের টিকিট',
            lines: [
              { label: 'কোথা থেকে', text: 'দিল্লি' },
              { label: 'কোথায়', text: 'পটনা' },
              { label: 'তারিখ', text: '20\u00a0মার্চ' },
            ],
            prompt: 'কোথায়, কবে?',
          },
        },
        {
          title: 'ফ্লাইট বাছুন',
          text: 'সময় আর ভাড়া তুলনা করুন। কতটা মালপত্র নিতে পারবেন, জিজ্ঞাসা করুন।',
          screen: {
            state: 'check',
            title: 'প্লেনের টিকিট',
            lines: [
              { label: 'সকাল\u00a07:10 – 8:50', text: '₹4,200', isChosen: true },
              { label: 'রাত\u00a08:30 – 10:10', text: '₹5,100' },
            ],
            prompt: 'ফ্লাইট বাছুন',
          },
        },
        {
          title: 'নাম মিলিয়ে দেখুন',
          text: 'প্রতিটি অক্ষর পড়ুন। এয়ারপোর্টে নাম পরিচয়পত্রের সঙ্গে মেলানো হয়।',
          screen: {
            state: 'check',
            title: 'প্লেনের টিকিট',
            lines: [
              { label: 'যাত্রী', text: terminal.customer },
              { label: 'বয়স', text: '34' },
            ],
            prompt: 'সব অক্ষর ঠিক?',
          },
        },
        {
          title: 'টাকা দিন',
          text: 'তারিখ, সময় আর ভাড়া ঠিক থাকলে তবেই টাকা দিন।',
          screen: {
            state: 'check',
            title: 'প্লেনের টিকিট',
            amount: '₹4,200',
            lines: [
              { label: 'তারিখ', text: '20\u00a0মার্চ' },
              { label: 'ছাড়বে', text: 'সকাল\u00a07:10' },
            ],
            prompt: terminal.pay,
          },
        },
        {
          title: 'টিকিট নিন',
          text: 'তাতে পিএনআর নম্বর (PNR) থাকে। এয়ারপোর্টে কখন পৌঁছতে হবে, জিজ্ঞাসা করুন।',
          screen: {
            state: 'approved',
            title: 'প্লেনের টিকিট',
            lines: [
              { label: 'যাত্রী', text: terminal.customer },
              { label: 'ফ্লাইট', text: '0000' },
              { label: 'ছাড়বে', text: '20\u00a0মার্চ, সকাল\u00a07:10' },
            ],
            prompt: 'বুকিং হয়েছে',
            slip: {
              title: 'প্লেনের টিকিট',
              lines: [
                { label: 'PNR', text: '000000' },
                { label: 'যাত্রী', text: terminal.customer },
                { label: 'ফ্লাইট', text: '0000' },
                { label: 'যাত্রা', text: 'দিল্লি থেকে পটনা' },
                { label: 'ছাড়বে', text: '20\u00a0মার্চ, সকাল\u00a07:10' },
              ],
              total: { label: terminal.amountLabel, text: '₹4,200' },
              result: 'বুকিং হয়েছে',
            },
          },
        },
      ],
    },
    {
      id: 'railway-ticket',
      name: summary.services['railway-ticket'],
      text: 'দোকান থেকেই ট্রেনের ই-টিকিট কাটুন। শুধু আইআরসিটিসির অনুমোদিত এজেন্টই এই টিকিট কাটতে পারেন: দোকানের সেই অনুমোদন আছে কি না, জেনে নিন। দোকানদার আপনার জন্য ট্রেন আর ক্লাস দেখে দেন।',
      steps: [
        {
          title: 'বলুন, কোথা থেকে কোথায়',
          text: 'স্টেশন আর তারিখ বলুন, কোন ক্লাসে যাবেন তা-ও।',
          screen: {
            state: 'check',
            title: 'ট্রেনের টিকিট',
            lines: [
              { label: 'যাত্রা', text: 'দিল্লি থেকে পটনা' },
              { label: 'তারিখ', text: '20\u00a0মার্চ' },
              { label: 'ক্লাস', text: 'স্লিপার' },
            ],
            prompt: 'ক্লাস বাছুন',
          },
        },
        {
          title: 'ট্রেন বাছুন',
          text: 'জিজ্ঞাসা করুন, সিট কনফার্ম হবে, না ওয়েটিংয়ে থাকবে।',
          screen: {
            state: 'check',
            title: 'ট্রেনের টিকিট',
            lines: [
              { label: 'সকাল\u00a07:10, ₹540', text: 'ওয়েটিং' },
              { label: 'রাত\u00a09:40, ₹540', text: 'কনফার্ম', isChosen: true },
            ],
            prompt: 'ট্রেন বাছুন',
          },
        },
        {
          title: 'যাত্রীদের নাম মিলিয়ে দেখুন',
          text: 'টিকিট কাটার আগে স্ক্রিনে নাম, বয়স আর লিঙ্গ পড়ুন।',
          screen: {
            state: 'check',
            title: 'ট্রেনের টিকিট',
            lines: [
              { label: 'যাত্রী', text: terminal.customer },
              { label: 'বয়স', text: '34' },
              { label: 'লিঙ্গ', text: 'মহিলা' },
            ],
            prompt: 'সব ঠিক আছে?',
          },
        },
        {
          title: 'টাকা দিন',
          text: 'স্ক্রিনে মোট যে টাকা দেখাবে, সেটাই দিন, আর রসিদ চেয়ে নিন।',
          screen: {
            state: 'check',
            title: 'ট্রেনের টিকিট',
            amount: '₹540',
            lines: [
              { label: 'তারিখ', text: '20\u00a0মার্চ' },
              { label: 'ছাড়বে', text: 'রাত\u00a09:40' },
            ],
            prompt: terminal.pay,
          },
        },
        {
          title: 'পিএনআর নম্বর যত্ন করে রাখুন',
          text: 'ওয়েটিংয়ের টিকিট কনফার্ম হল কি না, এটা দিয়েই জানা যায়।',
          screen: {
            state: 'approved',
            title: 'ট্রেনের টিকিট',
            lines: [
              { label: 'ট্রেন', text: '00000' },
              { label: 'ছাড়বে', text: '20\u00a0মার্চ, রাত\u00a09:40' },
              { label: 'সিট', text: 'কনফার্ম' },
            ],
            prompt: 'বুকিং হয়েছে',
            slip: {
              title: 'ট্রেনের টিকিট',
              lines: [
                { label: 'PNR', text: '000 0000000' },
                { label: 'যাত্রী', text: terminal.customer },
                { label: 'যাত্রা', text: 'দিল্লি থেকে পটনা' },
                { label: 'ছাড়বে', text: '20\u00a0মার্চ, রাত\u00a09:40' },
                { label: 'সিট', text: 'কনফার্ম' },
              ],
              total: { label: terminal.amountLabel, text: '₹540' },
              result: 'বুকিং হয়েছে',
            },
          },
        },
      ],
    },
  ],
  safety: {
    title: 'যাত্রার আগে',
    points: [
      'চার্ট তৈরির সময়েও সব যাত্রী ওয়েটিংয়ে থাকলে ই-টিকিট বাতিল হয়, টাকা ফেরত আসে। **যে ই-টিকিটের সব যাত্রী ওয়েটিংয়ে, তা নিয়ে ট্রেনে উঠবেন\u00a0না: সেটা বিনা টিকিটে যাত্রা।** কেউ কেউ কনফার্ম বা আরএসি হলে চার্টে সবার নাম থাকে।',
      refundCode,
      'তৎকাল টিকিট কাটার সময় যাত্রীর মোবাইলে একটি কোড (ওটিপি) আসে। দোকান আপনারই টিকিট কাটছে, এমন সময়েই শুধু তা বলুন।',
      'ট্রেনে টিকিটের যে কোনও একজন যাত্রীর ছবি-সহ আসল পরিচয়পত্র সঙ্গে রাখুন। প্লেনে কার কোন পরিচয়পত্র লাগবে, জিজ্ঞাসা করুন।',
      'টিকিট বদল আর বাতিলে এয়ারলাইন বা রেলের নিয়ম খাটে।',
      'যাত্রা শেষ না হওয়া পর্যন্ত, বা রিফান্ড না পাওয়া পর্যন্ত, রসিদ রেখে দিন।',
      ...disputes.points,
    ],
  },
} as const satisfies Translated<typeof englishPage>;
