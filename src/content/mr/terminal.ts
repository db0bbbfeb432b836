import type { terminal as english } from '../en/terminal';
import type { Translated } from '../translation';

export const terminal = {
  aadhaar: { label: 'आधार', text: 'XXXX XXXX 0000' },
  bank: { label: 'बँक', text: 'तुमची बँक' },
  customer: 'आशा देवी',
  printed: [
    { label: 'तारीख', text: '12\u00a0मार्च, सकाळी\u00a010:42' },
    { label: 'रेफरन्स नंबर', text: '0000 0000 0000' },
  ],
  amountLabel: 'रक्कम',
  balanceLabel: 'बॅलन्स',
  checkBank: 'नंबर आणि बँक तपासा',
  checkAmount: 'रक्कम बरोबर आहे?',
  finger: 'बोट ठेवा',
  card: 'कार्ड घाला',
  pin: 'पिन टाका',
  wait: 'बँकेचे उत्तर येऊ द्या',
  pay: 'काउंटरवर पैसे द्या',
  successful: 'यशस्वी',
  yourBalance: 'तुमचा बॅलन्स',
} as const satisfies Translated<typeof english>;
