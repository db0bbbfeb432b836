import type { ProductPageMessages, ProductSummaryMessages } from '../../contentShapes';
import { disputes } from '../disputes.ts';

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
  lead: 'Electricity bills and recharges are easy to forget. Pay them at the shop, with someone who checks the number with you.',
  basics: {
    bring: [
      'For a bill: the bill, or the customer number printed on it (often “CA No.” or “Consumer No.”)',
      'For a recharge: the mobile number and the name of its operator',
      'The money for the payment',
    ],
    confirm: {
      title: 'Check, then pay',
      illustration: 'amount',
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
      text: 'Pay a household bill at the counter. The shopkeeper finds your bill by the number printed on it, and you check the name before you pay.',
      steps: [
        {
          illustration: 'bill',
          title: 'Show your bill',
          text: 'Or read out the customer number and the name of the biller.',
        },
        {
          illustration: 'amount',
          title: 'Check name and amount',
          text: 'The screen shows whose bill it is and how much is due.',
        },
        {
          illustration: 'cash',
          title: 'Pay',
          text: 'Ask when the payment will reach the biller.',
        },
        {
          illustration: 'receipt',
          title: 'Keep the receipt with the bill',
          text: 'If the payment is missing from your next bill, you need the receipt’s reference number.',
        },
      ],
    },
    {
      id: 'recharge',
      name: summary.services.recharge,
      text: 'Recharge your own phone or that of someone in your family. You choose the plan, and the shopkeeper enters the number in front of you.',
      steps: [
        {
          illustration: 'phone',
          title: 'Say the number',
          text: 'Say it slowly, name the operator, and read the number on the screen.',
        },
        {
          illustration: 'plan',
          title: 'Choose the plan',
          text: 'Ask what it includes and how long it lasts.',
        },
        {
          illustration: 'cash',
          title: 'Pay',
          text: 'Check the number once more before you hand over the money.',
        },
        {
          illustration: 'receipt',
          title: 'Wait for the message',
          text: 'Keep the receipt until the operator’s message is on the phone.',
        },
      ],
    },
  ],
  safety: {
    title: 'Before you pay',
    points: [
      'Pay a bill only when the name on the screen is the name on your bill.',
      'Go a few days before the due date: billers may take time to record a payment.',
      ...disputes.points,
    ],
    links: disputes.links,
  },
} as const satisfies ProductPageMessages;
