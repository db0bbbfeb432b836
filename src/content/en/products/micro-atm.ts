import type { ProductPageMessages, ProductSummaryMessages } from '../../contentShapes';
import { disputes } from '../disputes.ts';
import { terminal } from '../terminal.ts';

export const summary = {
  name: 'Micro ATM',
  summary: 'Your bank card and PIN, on a handheld machine.',
  services: {
    'cash-withdrawal': 'Cash withdrawal',
    'balance-enquiry': 'Balance enquiry',
  },
} as const satisfies ProductSummaryMessages;

export const page = {
  meta: {
    title: 'Micro ATM',
    description:
      'Withdraw cash or check your balance with your bank card and PIN on a small machine at the shop counter. What to bring, and how it works, step by step.',
  },
  title: summary.name,
  promise: 'An ATM with someone to ask.',
  lead: 'Withdraw cash or see your balance, as you would at an ATM. The shopkeeper holds the machine out to you, and can explain each step.',
  basics: {
    bring: ['**Your bank card**', '**Your PIN,** in your head and not on paper'],
    cost: disputes.charges.onConfirming,
    confirm: {
      title: 'Type your PIN yourself',
      points: [
        '**Read the screen first:** the service and the amount must be right.',
        '**Cover the keys** with your other hand while you type.',
        '**Do not tell anyone your PIN,** not even the shopkeeper.',
      ],
    },
  },
  steps: [
    {
      title: 'Insert your card',
      text: 'Put it in yourself, or watch it being put in.',
      screen: {
        state: 'card',
        title: 'Cash Withdrawal',
        amount: '₹2,000',
        prompt: terminal.card,
      },
    },
    {
      title: 'Check the amount',
      text: 'When you withdraw: read it on the screen, or have it read out to you.',
      screen: {
        state: 'check',
        title: 'Cash Withdrawal',
        amount: '₹2,000',
        prompt: terminal.checkAmount,
      },
    },
    {
      title: 'Type your PIN',
      text: 'Then wait for your bank’s response.',
      screen: {
        state: 'pin',
        title: 'Cash Withdrawal',
        amount: '₹2,000',
        prompt: terminal.pin,
        wait: terminal.wait,
      },
    },
    {
      title: 'Take the receipt and your card',
      text: 'Read what the receipt says, and keep it.',
      screen: {
        state: 'approved',
        title: 'Cash Withdrawal',
        amount: '₹2,000',
        prompt: 'Approved. Take your card.',
        slip: {
          title: 'Cash Withdrawal',
          lines: [{ label: terminal.amountLabel, text: '₹2,000' }, ...terminal.printed],
          result: terminal.successful,
        },
      },
    },
  ],
  services: [
    {
      id: 'cash-withdrawal',
      name: summary.services['cash-withdrawal'],
      text: 'Withdraw cash from your bank account with your card. Once your bank has approved the withdrawal, the shopkeeper counts the money out to you.',
      steps: [
        {
          title: 'Say how much you need',
          text: 'Ask whether the shop has that much cash. Your bank sets the limits of your card.',
        },
        { title: 'Count the cash', text: 'Count it at the counter.' },
      ],
    },
    {
      id: 'balance-enquiry',
      name: summary.services['balance-enquiry'],
      text: 'See how much money is in your account. Nothing is taken out: you only look.',
      steps: [
        {
          title: 'Ask for your balance',
          text: 'Insert your card, and check that the screen says Balance Enquiry.',
        },
        { title: 'Type your PIN', text: 'Type it only if the screen shows no amount.' },
        { title: 'Read your balance', text: 'It is on the screen or on the receipt.' },
      ],
      slip: {
        title: 'Balance Enquiry',
        lines: [{ label: terminal.balanceLabel, text: '₹8,450' }, ...terminal.printed],
      },
    },
  ],
  safety: {
    title: 'Keep your card safe',
    points: [
      'Keep the card where you can see it, and take it back at the end.',
      'If you do not get the cash, ask for the receipt all the same and keep it.',
      disputes.cardReversal,
      ...disputes.points,
      '**Lost your card?** Call your bank at once and ask it to block the card.',
    ],
  },
} as const satisfies ProductPageMessages;
