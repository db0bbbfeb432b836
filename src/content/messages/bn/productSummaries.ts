import type { Translated } from '../../translation';
import type { productSummaries as english } from '../en/productSummaries';

/** What is said of each product wherever it is listed: one line of at most 60 characters, and the names of its services. */
export const productSummaries = {
  'aadhaar-banking': {
    name: 'আধার ব্যাঙ্কিং',
    summary: 'কাউন্টারে শুধু আপনার আধার নম্বর আর আঙুলের ছাপ।',
    services: {
      'aadhaar-pay': 'আধার পে',
      'cash-withdrawal': 'টাকা তোলা',
      'balance-enquiry': 'ব্যালেন্স দেখা',
      'mini-statement': 'মিনি স্টেটমেন্ট',
    },
  },
  'micro-atm': {
    name: 'মাইক্রো এটিএম',
    summary: 'ব্যাঙ্কের কার্ড আর পিন, ছোট একটি মেশিনে।',
    services: {
      'cash-withdrawal': 'টাকা তোলা',
      'balance-enquiry': 'ব্যালেন্স দেখা',
    },
  },
  'utility-payments': {
    name: 'বিল ও রিচার্জ',
    summary: 'বাড়ির বিল আর মোবাইল রিচার্জ, রসিদ-\u2060সহ।',
    services: {
      'bill-payments': 'বিল মেটানো',
      recharge: 'রিচার্জ',
    },
  },
  'travel-services': {
    name: 'ট্রেন ও প্লেনের টিকিট',
    summary: 'প্লেন আর ট্রেনের টিকিট, দোকানদারের সাহায্যে।',
    services: {
      'air-ticket': 'প্লেনের টিকিট',
      'railway-ticket': 'ট্রেনের টিকিট',
    },
  },
} as const satisfies Translated<typeof english>;
