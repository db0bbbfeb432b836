import type { terminal as english } from '../en/terminal';
import type { Translated } from '../translation';

export const terminal = {
  aadhaar: { label: 'ஆதார்', text: 'XXXX XXXX 0000' },
  bank: { label: 'வங்கி', text: 'உங்கள் வங்கி' },
  customer: 'உமா தேவி',
  printed: [
    { label: 'தேதி', text: '12\u00a0மார்ச், காலை\u00a010:42' },
    { label: 'குறிப்பு எண்', text: '0000 0000 0000' },
  ],
  amountLabel: 'தொகை',
  balanceLabel: 'பேலன்ஸ்',
  checkBank: 'எண், வங்கி சரியா?',
  checkAmount: 'தொகை சரியா?',
  finger: 'விரலை வைக்கவும்',
  card: 'கார்டைச் செருகவும்',
  pin: 'பின் எண் போடவும்',
  wait: 'வங்கியின் பதில் வரட்டும்',
  pay: 'கவுன்டரில் பணம் தரவும்',
  successful: 'முடிந்தது',
  yourBalance: 'உங்கள் பேலன்ஸ்',
} as const satisfies Translated<typeof english>;
