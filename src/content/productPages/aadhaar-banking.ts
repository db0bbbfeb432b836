import { page as messages } from '#messages/products/aadhaar-banking';
import { type ProductPageRecord, printed } from '../productPageRecord.ts';

const amount = '₹2,000';
const bank = { label: 'bank', text: 'yourBank' } as const;
const balance = { label: 'balance', figure: '₹8,450' } as const;

const record = {
  charges: 'onConfirming',
  reversal: 'reversal',
  steps: [
    {
      id: 'number',
      screen: {
        state: 'check',
        title: 'cashWithdrawal',
        lines: [{ label: 'aadhaar', figure: 'XXXX XXXX 0000' }, bank],
        prompt: 'checkBank',
      },
    },
    {
      id: 'amount',
      screen: { state: 'check', title: 'cashWithdrawal', amount, prompt: 'checkAmount' },
    },
    {
      id: 'finger',
      screen: { state: 'finger', title: 'cashWithdrawal', amount, prompt: 'finger', wait: 'wait' },
    },
    {
      id: 'receipt',
      screen: {
        state: 'approved',
        title: 'cashWithdrawal',
        amount,
        lines: [bank],
        prompt: 'countCash',
        slip: {
          title: 'cashWithdrawal',
          lines: [{ label: 'amount', figure: amount }, bank, ...printed],
          result: 'successful',
        },
      },
    },
  ],
  services: {
    'aadhaar-pay': { steps: [{ id: 'ask' }, { id: 'amount' }, { id: 'receipt' }] },
    'cash-withdrawal': { steps: [{ id: 'amount' }, { id: 'finger' }, { id: 'cash' }] },
    'balance-enquiry': {
      steps: [{ id: 'finger' }, { id: 'balance' }],
      slip: { title: 'balanceEnquiry', lines: [balance, ...printed] },
    },
    'mini-statement': {
      steps: [{ id: 'finger' }, { id: 'entries' }],
      slip: {
        title: 'miniStatement',
        lines: [
          balance,
          { label: 'spentOn12', figure: '–₹2,000' },
          { label: 'receivedOn10', figure: '+₹1,500' },
          { label: 'spentOn8', figure: '–₹600' },
        ],
      },
    },
  },
} as const satisfies ProductPageRecord<typeof messages>;

export const page = { messages, record };
