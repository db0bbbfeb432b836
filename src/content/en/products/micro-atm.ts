import type { ProductPageMessages, ProductSummaryMessages } from '../../contentShapes';
import { disputes } from '../disputes.ts';

export const summary = {
  name: 'Micro ATM',
  summary: 'Your bank card and PIN, on a machine held in one hand.',
  services: {
    'cash-withdrawal': 'Cash withdrawal',
    'balance-enquiry': 'Balance enquiry',
  },
} as const satisfies ProductSummaryMessages;

export const page = {
  meta: {
    title: 'Micro ATM',
    description:
      'Withdraw cash or check your balance with your bank card and PIN on a small machine at the shop counter. What to bring, and how it goes, step by step.',
  },
  title: summary.name,
  lead: 'A small card machine on the shop counter. You use your bank card and your PIN, as at a large machine, and a person beside you can explain each step.',
  bringTitle: 'What to bring',
  stepsTitle: 'How it goes',
  services: [
    {
      id: 'cash-withdrawal',
      name: summary.services['cash-withdrawal'],
      text: 'Take cash out of your bank account with your card. When your bank has approved the withdrawal, the shopkeeper counts the money out to you.',
      bring: ['Your bank card', 'Your PIN, in your head and not on paper'],
      steps: [
        {
          illustration: 'ask',
          title: 'Say how much you need',
          text: 'Ask first whether the shop has that much cash in hand.',
        },
        {
          illustration: 'card',
          title: 'Insert your card',
          text: 'Put the card in yourself, or watch it being put in. Do not let it out of your sight.',
        },
        {
          illustration: 'amount',
          title: 'Check the amount',
          text: 'Read it on the screen, or have it read out to you.',
        },
        {
          illustration: 'pin',
          title: 'Type your PIN',
          text: 'Type it yourself and cover the keys with your other hand.',
        },
        {
          illustration: 'cash',
          title: 'Count the cash',
          text: 'Count it at the counter. Take your card and the receipt with you.',
        },
      ],
    },
    {
      id: 'balance-enquiry',
      name: summary.services['balance-enquiry'],
      text: 'See how much money is in your account. Nothing is taken out; you only look.',
      bring: ['Your bank card', 'Your PIN, in your head and not on paper'],
      steps: [
        {
          illustration: 'card',
          title: 'Insert your card',
          text: 'Ask for a balance enquiry and see that the screen says so.',
        },
        {
          illustration: 'pin',
          title: 'Type your PIN',
          text: 'Type it yourself and cover the keys with your other hand.',
        },
        {
          illustration: 'balance',
          title: 'Read your balance',
          text: 'Read it on the screen or on the slip. Take your card and the slip with you.',
        },
      ],
    },
  ],
  safety: {
    title: 'Keep your card safe',
    points: [
      'Your PIN is yours alone. Do not tell it to anyone, the shopkeeper included.',
      'Keep the card where you can see it, and take it back at the end.',
      'If the cash does not come, ask for the receipt all the same and keep it.',
      disputes.point,
      'Lost your card? Call your bank and ask it to block the card.',
    ],
    links: disputes.links,
  },
} as const satisfies ProductPageMessages;
