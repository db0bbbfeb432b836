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
    confirm: {
      title: 'Confirm with your finger',
      points: [
        '**Read the screen first.** Never place your finger on the reader while the screen is blank.',
        '**Place a clean, dry finger or thumb on the reader,** and wait for your bank’s response.',
        '**One press is for one transaction.** If it fails, ask what the screen says before you try again.',
        disputes.charges.onConfirming,
      ],
    },
  },
  services: [
    {
      id: 'aadhaar-pay',
      name: summary.services['aadhaar-pay'],
      text: 'Pay for what you buy straight from your bank account, without cash or card. The money goes from your account to the shop.',
      steps: [
        {
          title: 'Ask to pay with Aadhaar',
          text: 'Say so before the bill is made, and give your Aadhaar number.',
          screen: {
            state: 'check',
            title: 'Aadhaar Pay',
            lines: [terminal.aadhaar],
            prompt: 'Number entered',
          },
        },
        {
          title: 'Name your bank',
          text: 'The shopkeeper selects it on the machine.',
          screen: {
            state: 'check',
            title: 'Aadhaar Pay',
            lines: [terminal.aadhaar, terminal.bank],
            prompt: terminal.checkBank,
          },
        },
        {
          title: 'Check the amount',
          text: 'The screen must show the price of your purchase, and nothing more.',
          screen: {
            state: 'check',
            title: 'Aadhaar Pay',
            amount: '₹450',
            prompt: terminal.checkAmount,
          },
        },
        {
          title: 'Place your finger',
          text: 'Once is enough: wait until the screen shows the result.',
          screen: {
            state: 'finger',
            title: 'Aadhaar Pay',
            amount: '₹450',
            prompt: terminal.finger,
            wait: terminal.wait,
          },
        },
        {
          title: 'Take the receipt',
          text: 'Check that it says the payment was successful.',
          screen: {
            state: 'approved',
            title: 'Aadhaar Pay',
            amount: '₹450',
            lines: [terminal.bank],
            prompt: terminal.successful,
            slip: {
              title: 'Aadhaar Pay',
              lines: [{ label: terminal.amountLabel, text: '₹450' }, ...terminal.printed],
              result: terminal.successful,
            },
          },
        },
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
          screen: {
            state: 'amount',
            title: 'Cash Withdrawal',
            amount: '₹2,000',
            prompt: terminal.typeAmount,
          },
        },
        {
          title: 'Give your Aadhaar number',
          text: 'And name the bank that the money should come from.',
          screen: {
            state: 'check',
            title: 'Cash Withdrawal',
            lines: [terminal.aadhaar, terminal.bank],
            prompt: terminal.checkBank,
          },
        },
        {
          title: 'Check the amount',
          text: 'Read it on the screen, or have it read out to you.',
          screen: {
            state: 'check',
            title: 'Cash Withdrawal',
            amount: '₹2,000',
            prompt: terminal.checkAmount,
          },
        },
        {
          title: 'Place your finger',
          text: 'The screen must say Cash Withdrawal and show your amount.',
          screen: {
            state: 'finger',
            title: 'Cash Withdrawal',
            amount: '₹2,000',
            prompt: terminal.finger,
            wait: terminal.wait,
          },
        },
        {
          title: 'Count the cash',
          text: 'Count it at the counter, and take the receipt with you.',
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
    },
    {
      id: 'balance-enquiry',
      name: summary.services['balance-enquiry'],
      text: 'See how much money is in your linked account. Nothing is taken out: you only look.',
      steps: [
        {
          title: 'Ask for your balance',
          text: 'Give your Aadhaar number and the name of your bank.',
          screen: {
            state: 'check',
            title: 'Balance Enquiry',
            lines: [terminal.aadhaar, terminal.bank],
            prompt: terminal.checkBank,
          },
        },
        {
          title: 'Place your finger',
          text: 'The screen must say Balance Enquiry and show no amount.',
          screen: {
            state: 'finger',
            title: 'Balance Enquiry',
            prompt: terminal.finger,
            wait: terminal.wait,
          },
        },
        {
          title: 'Read your balance',
          text: 'It is on the screen or on the receipt. Take the receipt with you.',
          screen: {
            state: 'approved',
            title: 'Balance Enquiry',
            amount: '₹8,450',
            lines: [terminal.bank],
            prompt: terminal.yourBalance,
            slip: {
              title: 'Balance Enquiry',
              lines: [{ label: terminal.balanceLabel, text: '₹8,450' }, ...terminal.printed],
            },
          },
        },
      ],
    },
    {
      id: 'mini-statement',
      name: summary.services['mini-statement'],
      text: 'See the latest entries of your linked account: what came in and what went out. It helps you find out whether a payment you expect has reached you.',
      steps: [
        {
          title: 'Ask for a statement',
          text: 'Tell the shopkeeper your Aadhaar number and your bank.',
          screen: {
            state: 'check',
            title: 'Mini Statement',
            lines: [terminal.aadhaar, terminal.bank],
            prompt: terminal.checkBank,
          },
        },
        {
          title: 'Place your finger',
          text: 'The screen must say Mini Statement and show no amount.',
          screen: {
            state: 'finger',
            title: 'Mini Statement',
            prompt: terminal.finger,
            wait: terminal.wait,
          },
        },
        {
          title: 'Read the entries',
          text: 'Take your time. Ask the shopkeeper to explain what is not clear.',
          screen: {
            state: 'approved',
            title: 'Mini Statement',
            lines: [
              { label: '12 March, out', text: '–₹2,000' },
              { label: '10 March, in', text: '+₹1,500' },
              { label: '8 March, out', text: '–₹600' },
            ],
            prompt: 'Latest entries',
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
        },
      ],
    },
  ],
  safety: {
    title: 'Keep your money safe',
    points: [
      'Your fingerprint is your signature, and needs no PIN or OTP. Never tell anyone your bank’s PIN or OTP.',
      'Take the receipt each time, and keep it.',
      disputes.reversal,
      ...disputes.points,
      'This website never asks for your Aadhaar number.',
    ],
    links: disputes.links,
  },
} as const satisfies ProductPageMessages;
