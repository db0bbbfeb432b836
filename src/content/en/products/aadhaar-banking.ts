import type { ProductPageMessages, ProductSummaryMessages } from '../../contentShapes';
import { disputes } from '../disputes.ts';

export const summary = {
  name: 'Aadhaar banking',
  summary: 'Your Aadhaar number and your fingerprint at the counter.',
  services: {
    'aadhaar-pay': 'Aadhaar Pay',
    'cash-withdrawal': 'Cash withdrawal',
    'balance-enquiry': 'Balance enquiry',
    'mini-statement': 'Mini statement',
  },
} as const satisfies ProductSummaryMessages;

export const page = {
  meta: {
    title: 'Aadhaar banking',
    description:
      'Pay, withdraw cash, check your balance or take a mini statement with your Aadhaar number and fingerprint. What to bring, and how it goes at the counter.',
  },
  title: summary.name,
  lead: 'Use the bank account linked with your Aadhaar at a shop counter. Your Aadhaar number and your fingerprint are enough: no card, no passbook.',
  bringTitle: 'What to bring',
  stepsTitle: 'How it goes',
  services: [
    {
      id: 'aadhaar-pay',
      name: summary.services['aadhaar-pay'],
      text: 'Pay for what you buy straight from your bank account, without cash and without a card. You confirm the payment with your fingerprint, and the money goes from your account to the shop.',
      bring: [
        'Your Aadhaar number',
        'The name of the bank where your linked account is',
        'Yourself: only your own fingerprint can confirm',
      ],
      steps: [
        {
          illustration: 'ask',
          title: 'Ask to pay with Aadhaar',
          text: 'Tell the shopkeeper before the bill is made, and give your Aadhaar number.',
        },
        {
          illustration: 'bank',
          title: 'Name your bank',
          text: 'The shopkeeper selects the bank where your linked account is.',
        },
        {
          illustration: 'amount',
          title: 'Check the amount',
          text: 'Look at the screen. It must show the amount of your purchase.',
        },
        {
          illustration: 'fingerprint',
          title: 'Give your fingerprint',
          text: 'Place a clean, dry finger on the reader to confirm the payment.',
        },
        {
          illustration: 'receipt',
          title: 'Take the receipt',
          text: 'Check that the payment is shown as successful, and keep the receipt.',
        },
      ],
    },
    {
      id: 'cash-withdrawal',
      name: summary.services['cash-withdrawal'],
      text: 'Take cash out of the bank account linked with your Aadhaar. The shopkeeper hands you the money once your bank has approved the withdrawal.',
      bring: [
        'Your Aadhaar number',
        'The name of the bank where your linked account is',
        'Yourself: only your own fingerprint can confirm',
      ],
      steps: [
        {
          illustration: 'ask',
          title: 'Say how much you need',
          text: 'Ask first whether the shop has that much cash in hand.',
        },
        {
          illustration: 'bank',
          title: 'Number and bank',
          text: 'Give your Aadhaar number and the name of your bank.',
        },
        {
          illustration: 'amount',
          title: 'Check the amount',
          text: 'Read it on the screen, or have it read out to you.',
        },
        {
          illustration: 'fingerprint',
          title: 'Give your fingerprint',
          text: 'Place your finger on the reader and wait for the answer of your bank.',
        },
        {
          illustration: 'cash',
          title: 'Count the cash',
          text: 'Count it at the counter, take the receipt and keep it.',
        },
      ],
    },
    {
      id: 'balance-enquiry',
      name: summary.services['balance-enquiry'],
      text: 'See how much money is in your linked account. Nothing is taken out; you only look.',
      bring: [
        'Your Aadhaar number',
        'The name of the bank where your linked account is',
        'Yourself: only your own fingerprint can confirm',
      ],
      steps: [
        {
          illustration: 'bank',
          title: 'Number and bank',
          text: 'Give your Aadhaar number and the name of your bank.',
        },
        {
          illustration: 'fingerprint',
          title: 'Give your fingerprint',
          text: 'First see that the screen says balance enquiry, then place your finger.',
        },
        {
          illustration: 'balance',
          title: 'Read your balance',
          text: 'Read it on the screen or on the slip, and take the slip with you.',
        },
      ],
    },
    {
      id: 'mini-statement',
      name: summary.services['mini-statement'],
      text: 'See the latest entries of your linked account: what came in and what went out. It helps you to find out whether a payment you expect has reached you.',
      bring: [
        'Your Aadhaar number',
        'The name of the bank where your linked account is',
        'Yourself: only your own fingerprint can confirm',
      ],
      steps: [
        {
          illustration: 'ask',
          title: 'Ask for a mini statement',
          text: 'Give your Aadhaar number and the name of your bank.',
        },
        {
          illustration: 'fingerprint',
          title: 'Give your fingerprint',
          text: 'First see that the screen says mini statement, then place your finger.',
        },
        {
          illustration: 'statement',
          title: 'Read the entries',
          text: 'Go through them in peace. Ask the shopkeeper to explain what is not clear.',
        },
      ],
    },
  ],
  safety: {
    title: 'Keep your money safe',
    points: [
      'Look at the screen before every fingerprint. Your finger is your signature.',
      'If a try fails, ask what the screen says before you place your finger again.',
      'Take a receipt or slip each time, and keep it.',
      disputes.point,
      'This website never asks for your Aadhaar number.',
    ],
    links: disputes.links,
  },
} as const satisfies ProductPageMessages;
