import type { ProductPageMessages, ProductSummaryMessages } from '../../contentShapes';
import { disputes } from '../disputes.ts';
import { terminal } from '../terminal.ts';

export const summary = {
  name: 'Utility payments',
  summary: 'Household bills and phone recharges, with a receipt.',
  services: {
    'bill-payments': 'Bill payments',
    recharge: 'Recharge',
  },
} as const satisfies ProductSummaryMessages;

export const page = {
  meta: {
    title: 'Utility payments',
    description:
      'Pay household bills and recharge a phone at the shop counter, and take a receipt home. What to bring, and how each payment works, step by step.',
  },
  title: summary.name,
  promise: 'Milk, bread and the light bill.',
  lead: 'Electricity bills and recharges are easy to forget. Pay them at the shop, with someone who checks the number with you.',
  basics: {
    kinds: {
      title: 'What you can pay',
      note: 'Examples: ask the shop whether it takes yours.',
      items: ['Electricity bill', 'Gas bill', 'Water bill', 'Mobile phone'],
    },
    bring: [
      'For a bill: **the bill, or the customer number** printed on it (often “CA\u00a0No.” or “Consumer\u00a0No.”)',
      'For a recharge: **the mobile number** and the name of its operator',
      '**The money** for the payment',
    ],
    cost: disputes.charges.onPaying,
    confirm: {
      title: 'Check, then pay',
      points: [
        'Read the number twice. A payment to a wrong number can be hard to get back.',
        'Check on the screen what you are paying for, and how much.',
        'Hand over the money only when everything is right.',
      ],
    },
  },
  services: [
    {
      id: 'bill-payments',
      name: summary.services['bill-payments'],
      text: 'Pay a household bill at the counter. The shopkeeper finds your bill by the number printed on it, and you check it before you pay.',
      steps: [
        {
          title: 'Show your bill',
          text: 'Or read out the customer number and the name of the biller.',
          screen: {
            state: 'check',
            title: 'Electricity bill',
            lines: [{ label: 'Consumer No.', text: '000 000 000' }],
            prompt: 'Find the bill',
          },
        },
        {
          title: 'Check name and amount',
          text: 'The screen shows how much is due, and often whose bill it is.',
          screen: {
            state: 'check',
            title: 'Electricity bill',
            amount: '₹640',
            lines: [{ label: 'Name', text: terminal.customer }],
            prompt: 'Name and amount right?',
          },
        },
        {
          title: 'Pay',
          text: 'Ask when the payment will reach the biller.',
          screen: {
            state: 'check',
            title: 'Electricity bill',
            amount: '₹640',
            lines: [
              { label: 'Name', text: terminal.customer },
              { label: 'Consumer No.', text: '000 000 000' },
            ],
            prompt: terminal.pay,
          },
        },
        {
          title: 'Keep the receipt with the bill',
          text: 'If the payment is missing from your next bill, you need the receipt’s reference number.',
          screen: {
            state: 'approved',
            title: 'Electricity bill',
            amount: '₹640',
            lines: [
              { label: 'Name', text: terminal.customer },
              { label: 'Consumer No.', text: '000 000 000' },
            ],
            prompt: 'Paid',
            slip: {
              title: 'Electricity bill',
              lines: [
                { label: terminal.amountLabel, text: '₹640' },
                { label: 'Name', text: terminal.customer },
                { label: 'Consumer No.', text: '000 000 000' },
                ...terminal.printed,
              ],
              result: 'Paid',
            },
          },
        },
      ],
    },
    {
      id: 'recharge',
      name: summary.services.recharge,
      text: 'Recharge your own phone or that of someone in your family. You choose the plan, and the shopkeeper enters the number in front of you.',
      steps: [
        {
          title: 'Say the number',
          text: 'Say it slowly, name the operator, and read the number on the screen.',
          screen: {
            state: 'check',
            title: 'Recharge',
            lines: [
              { label: 'Mobile number', text: '00000 00000' },
              { label: 'Operator', text: 'Your operator' },
            ],
            prompt: 'Is the number right?',
          },
        },
        {
          title: 'Choose the plan',
          text: 'Ask what it includes and how long it lasts.',
          screen: {
            state: 'check',
            title: 'Recharge',
            amount: '₹200',
            lines: [{ label: 'Valid for', text: '28 days' }],
            prompt: 'Is this the plan?',
          },
        },
        {
          title: 'Pay',
          text: 'Check the number once more before you hand over the money.',
          screen: {
            state: 'check',
            title: 'Recharge',
            amount: '₹200',
            lines: [{ label: 'Mobile number', text: '00000 00000' }],
            prompt: terminal.pay,
          },
        },
        {
          title: 'Wait for the message',
          text: 'Keep the receipt until the operator’s message is on the phone.',
          screen: {
            state: 'approved',
            title: 'Recharge',
            amount: '₹200',
            lines: [{ label: 'Mobile number', text: '00000 00000' }],
            prompt: 'Recharge sent',
            slip: {
              title: 'Recharge',
              lines: [
                { label: terminal.amountLabel, text: '₹200' },
                { label: 'Mobile', text: '00000 00000' },
                ...terminal.printed,
              ],
              result: 'Successful',
            },
          },
        },
      ],
    },
  ],
  safety: {
    title: 'Keep your money safe',
    points: [
      'If the screen shows a name, it must be the name on your bill.',
      'Go a few days before the due date: billers may take time to record a payment.',
      ...disputes.points,
    ],
  },
} as const satisfies ProductPageMessages;
