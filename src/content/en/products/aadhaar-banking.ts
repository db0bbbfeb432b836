import type { ProductPageMessages, ProductSummaryMessages } from '../../contentShapes';
import { disputes } from '../disputes.ts';
import { terminal } from '../terminal.ts';

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
      'Pay, withdraw cash, check your balance or take a mini statement with your Aadhaar number and fingerprint. What to bring, and how it works at the counter.',
  },
  title: summary.name,
  promise: 'Your bank, at your fingertip.',
  lead: 'Use the bank account linked to your Aadhaar without a card or a passbook: pay in the shop, withdraw cash, see what came in and what went out.',
  basics: {
    bring: [
      '**Your Aadhaar number**',
      '**The name of the bank** where your linked account is',
      '**Come yourself:** only your fingerprint works',
    ],
    cost: disputes.charges.onConfirming,
    confirm: {
      title: 'Confirm with your finger',
      points: [
        '**Read the screen first.** Never place your finger on the reader while the screen is blank.',
        '**Place a clean, dry finger or thumb on the reader,** and wait for your bank’s response.',
        '**One press is for one transaction.** If it fails, ask what the screen says before you try again.',
      ],
    },
  },
  steps: [
    {
      title: 'Give your Aadhaar number',
      text: 'Name your bank too: the shopkeeper selects it on the machine.',
      screen: {
        state: 'check',
        title: 'Cash Withdrawal',
        lines: [terminal.aadhaar, terminal.bank],
        prompt: terminal.checkBank,
      },
    },
    {
      title: 'Check the amount',
      text: 'When you pay or withdraw: read it on the screen, or have it read out to you.',
      screen: {
        state: 'check',
        title: 'Cash Withdrawal',
        amount: '₹2,000',
        prompt: terminal.checkAmount,
      },
    },
    {
      title: 'Place your finger',
      text: 'Once is enough: wait until the screen shows the result.',
      screen: {
        state: 'finger',
        title: 'Cash Withdrawal',
        amount: '₹2,000',
        prompt: terminal.finger,
        wait: terminal.wait,
      },
    },
    {
      title: 'Take the receipt',
      text: 'Read what it says, and keep it.',
      screen: {
        state: 'approved',
        title: 'Cash Withdrawal',
        amount: '₹2,000',
        lines: [terminal.bank],
        prompt: 'Approved. Count your cash.',
        slip: {
          title: 'Cash Withdrawal',
          lines: [
            { label: terminal.amountLabel, text: '₹2,000' },
            terminal.bank,
            ...terminal.printed,
          ],
          result: terminal.successful,
        },
      },
    },
  ],
  services: [
    {
      id: 'aadhaar-pay',
      name: summary.services['aadhaar-pay'],
      text: 'Pay for what you buy straight from your bank account, without cash or card. The money goes from your account to the shop.',
      steps: [
        { title: 'Ask to pay with Aadhaar', text: 'Say so before the bill is made.' },
        {
          title: 'Check the amount',
          text: 'The screen must show the price of your purchase, and nothing more.',
        },
        { title: 'Look at the receipt', text: 'Check that it says the payment was successful.' },
      ],
    },
    {
      id: 'cash-withdrawal',
      name: summary.services['cash-withdrawal'],
      text: 'Withdraw cash from the bank account linked to your Aadhaar. The shopkeeper hands you the money once your bank has approved the withdrawal.',
      steps: [
        {
          title: 'Say how much you need',
          text: 'Ask if the shop has it. Your bank sets its own limits: at most ₹10,000 at a time with Aadhaar.',
        },
        {
          title: 'Place your finger',
          text: 'The screen must say Cash Withdrawal and show your amount.',
        },
        { title: 'Count the cash', text: 'Count it at the counter.' },
      ],
    },
    {
      id: 'balance-enquiry',
      name: summary.services['balance-enquiry'],
      text: 'See how much money is in your linked account. Nothing is taken out: you only look.',
      steps: [
        {
          title: 'Place your finger',
          text: 'The screen must say Balance Enquiry and show no amount.',
        },
        { title: 'Read your balance', text: 'It is on the screen or on the receipt.' },
      ],
      slip: {
        title: 'Balance Enquiry',
        lines: [{ label: terminal.balanceLabel, text: '₹8,450' }, ...terminal.printed],
      },
    },
    {
      id: 'mini-statement',
      name: summary.services['mini-statement'],
      text: 'See the latest entries of your linked account: what came in and what went out. It helps you find out whether a payment you expect has reached you.',
      steps: [
        {
          title: 'Place your finger',
          text: 'The screen must say Mini Statement and show no amount.',
        },
        {
          title: 'Read the entries',
          text: 'Take your time. Ask the shopkeeper to explain what is not clear.',
        },
      ],
      slip: {
        title: 'Mini Statement',
        lines: [
          { label: terminal.balanceLabel, text: '₹8,450' },
          { label: '12 March, out', text: '–₹2,000' },
          { label: '10 March, in', text: '+₹1,500' },
          { label: '8 March, out', text: '–₹600' },
        ],
      },
    },
  ],
  safety: {
    title: 'Keep your money safe',
    points: [
      'Your fingerprint is your signature, and needs no PIN or OTP. Never tell anyone your bank’s PIN or OTP.',
      disputes.reversal,
      ...disputes.points,
      'This website never asks for your Aadhaar number.',
    ],
  },
} as const satisfies ProductPageMessages;
