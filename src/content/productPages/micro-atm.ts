import { page as messages } from '#messages/products/micro-atm';
import { type ProductPageRecord, printed } from '../productPageRecord.ts';

const amount = '₹2,000';

const record = {
  charges: 'onConfirming',
  reversal: 'cardReversal',
  steps: [
    { id: 'card', screen: { state: 'card', title: 'cashWithdrawal', amount, prompt: 'card' } },
    {
      id: 'amount',
      screen: { state: 'check', title: 'cashWithdrawal', amount, prompt: 'checkAmount' },
    },
    {
      id: 'pin',
      screen: { state: 'pin', title: 'cashWithdrawal', amount, prompt: 'pin', wait: 'wait' },
    },
    {
      id: 'receipt',
      screen: {
        state: 'approved',
        title: 'cashWithdrawal',
        amount,
        prompt: 'takeCard',
        slip: {
          title: 'cashWithdrawal',
          lines: [{ label: 'amount', figure: amount }, ...printed],
          result: 'successful',
        },
      },
    },
  ],
  services: {
    'cash-withdrawal': { steps: [{ id: 'amount' }, { id: 'cash' }] },
    'balance-enquiry': {
      steps: [{ id: 'ask' }, { id: 'pin' }, { id: 'balance' }],
      slip: {
        title: 'balanceEnquiry',
        lines: [{ label: 'balance', figure: '₹8,450' }, ...printed],
      },
    },
  },
} as const satisfies ProductPageRecord<typeof messages>;

export const page = { messages, record };
