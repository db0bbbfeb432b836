import type { terminal as english } from '../en/terminal';
import type { Translated } from '../translation';

export const terminal = {
  aadhaar: { label: 'आधार', text: 'XXXX XXXX 0000' },
  bank: { label: 'बैंक', text: 'आपका बैंक' },
  customer: 'आशा देवी',
  printed: [
    { label: 'तारीख़', text: '12\u00a0मार्च, सुबह\u00a010:42' },
    { label: 'रेफ़रेंस नंबर', text: '0000 0000 0000' },
  ],
  amountLabel: 'रकम',
  balanceLabel: 'बैलेंस',
  checkBank: 'नंबर और बैंक जाँचें',
  checkAmount: 'क्या रकम सही है?',
  finger: 'उँगली लगाएँ',
  card: 'कार्ड लगाएँ',
  pin: 'पिन डालें',
  wait: 'बैंक के जवाब तक रुकें',
  pay: 'काउंटर पर पैसे दें',
  successful: 'सफल',
  yourBalance: 'आपका बैलेंस',
} as const satisfies Translated<typeof english>;
