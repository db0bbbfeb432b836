import type { terminal as english } from '../en/terminal';
import type { Translated } from '../translation';

export const terminal = {
  aadhaar: { label: 'আধার', text: 'XXXX XXXX 0000' },
  bank: { label: 'ব্যাঙ্ক', text: 'আপনার ব্যাঙ্ক' },
  customer: 'আশা দেবী',
  printed: [
    { label: 'তারিখ', text: '12\u00a0মার্চ, সকাল\u00a010:42' },
    { label: 'রেফারেন্স নম্বর', text: '0000 0000 0000' },
  ],
  amountLabel: 'টাকার অঙ্ক',
  balanceLabel: 'ব্যালেন্স',
  checkBank: 'নম্বর আর ব্যাঙ্ক মেলান',
  checkAmount: 'টাকার অঙ্ক ঠিক আছে?',
  finger: 'আঙুল রাখুন',
  card: 'কার্ড ঢোকান',
  pin: 'পিন দিন',
  wait: 'ব্যাঙ্কের উত্তরের অপেক্ষা',
  pay: 'কাউন্টারে টাকা দিন',
  successful: 'সফল',
  yourBalance: 'আপনার ব্যালেন্স',
} as const satisfies Translated<typeof english>;
