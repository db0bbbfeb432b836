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
      'Pay household bills and recharge a phone at the shop counter, and take a receipt home. What to bring, and how each payment goes, step by step.',
  },
  title: summary.name,
  lead: 'The light bill, the phone: small payments that must not be forgotten. Pay them at the shop, with someone who checks the number with you.',
  bringTitle: 'What to bring',
  stepsTitle: 'How it goes',
  services: [
    {
      id: 'bill-payments',
      name: summary.services['bill-payments'],
      text: 'Pay a household bill at the counter. The shopkeeper finds your bill by the number printed on it, and you check the name before you pay.',
      bring: ['Your bill, or the customer number printed on it', 'The money for the payment'],
      steps: [
        {
          illustration: 'bill',
          title: 'Show your bill',
          text: 'Or read out the customer number and the name of the supplier.',
        },
        {
          illustration: 'amount',
          title: 'Check name and amount',
          text: 'The screen shows whose bill it is and what is due. Both must be right.',
        },
        {
          illustration: 'cash',
          title: 'Pay',
          text: 'Hand over the money when you have checked everything.',
        },
        {
          illustration: 'receipt',
          title: 'Take the receipt',
          text: 'Keep it with the bill until the payment shows on your next one.',
        },
      ],
    },
    {
      id: 'recharge',
      name: summary.services.recharge,
      text: 'Recharge your own phone or that of someone in your family. You choose the plan, and the shopkeeper enters the number with you.',
      bring: [
        'The mobile number to recharge',
        'The name of the mobile operator',
        'The money for the recharge',
      ],
      steps: [
        {
          illustration: 'phone',
          title: 'Say the number',
          text: 'Say it slowly, and name the operator. Read it again on the screen.',
        },
        {
          illustration: 'plan',
          title: 'Choose the plan',
          text: 'Ask what it contains and how long it runs, then choose.',
        },
        {
          illustration: 'cash',
          title: 'Pay',
          text: 'Check the number once more before you hand over the money.',
        },
        {
          illustration: 'receipt',
          title: 'Take the receipt',
          text: 'Keep it until the recharge shows on the phone.',
        },
      ],
    },
  ],
  safety: {
    title: 'Before you pay',
    points: [
      'A payment to a wrong number can be hard to bring back. Read each number twice.',
      'Pay only when the name on the screen is the name on your bill.',
      'Go a few days before the due date: suppliers may take time to record a payment.',
      disputes.point,
    ],
    links: disputes.links,
  },
} as const satisfies ProductPageMessages;
