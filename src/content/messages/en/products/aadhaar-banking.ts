export const page = {
  meta: {
    title: 'Aadhaar banking',
    description:
      'Pay, withdraw cash, check your balance or take a mini statement with your Aadhaar number and fingerprint. What to bring, and how it works at the counter.',
  },
  promise: 'Your bank, at your fingertip.',
  lead: 'Use the bank account linked to your Aadhaar without a card or a passbook: pay in the shop, withdraw cash, see your balance and your latest entries.',
  bring: [
    '**Your Aadhaar number**',
    '**The name of the bank** where your linked account is',
    '**Come yourself:** only your fingerprint works',
  ],
  advice: {
    title: 'Confirm with your finger',
    points: [
      {
        title: 'Read the screen first.',
        text: 'Never place your finger on the reader while the screen is blank.',
      },
      {
        title: 'Place a clean, dry finger or thumb on the reader,',
        text: 'and wait for your bank’s response.',
      },
      {
        title: 'One press is for one transaction.',
        text: 'If it fails, ask what the screen says before you try again.',
      },
    ],
  },
  steps: {
    number: {
      title: 'Give your Aadhaar number',
      text: 'Name your bank too: the shopkeeper selects it on the machine.',
    },
    amount: {
      title: 'Check the amount',
      text: 'When you pay or withdraw: read it on the screen, or have it read out to you.',
    },
    finger: {
      title: 'Place your finger',
      text: 'Once is enough: wait until the screen shows the result.',
    },
    receipt: { title: 'Take the receipt', text: 'Read what it says, and keep it.' },
  },
  services: {
    'aadhaar-pay': {
      text: 'Pay for what you buy straight from your bank account, without cash or card. The money goes from your account to the shop.',
      steps: {
        ask: { title: 'Ask to pay with Aadhaar', text: 'Say so before the bill is made.' },
        amount: {
          title: 'Check the amount',
          text: 'The screen must show the amount you agreed to, not a rupee more.',
        },
        receipt: {
          title: 'Look at the receipt',
          text: 'Check that it says the payment was successful.',
        },
      },
    },
    'cash-withdrawal': {
      text: 'Withdraw cash from the bank account linked to your Aadhaar. The shopkeeper hands you the money once your bank has approved the withdrawal.',
      steps: {
        amount: {
          title: 'Say how much you need',
          text: 'Ask if the shop has it. Your bank sets its own limits: at most ₹10,000 at a time with Aadhaar.',
        },
        finger: {
          title: 'Place your finger',
          text: 'The screen must say Cash Withdrawal and show your amount.',
        },
        cash: { title: 'Count the cash', text: 'Count it at the counter.' },
      },
    },
    'balance-enquiry': {
      text: 'See how much money is in your linked account. Nothing is taken out: you only look.',
      steps: {
        finger: {
          title: 'Place your finger',
          text: 'The screen must say Balance Enquiry and show no amount.',
        },
        balance: { title: 'Read your balance', text: 'It is on the screen or on the receipt.' },
      },
    },
    'mini-statement': {
      text: 'See the latest entries of your linked account: what came in and what went out. It helps you find out whether a payment you expect has reached you.',
      steps: {
        finger: {
          title: 'Place your finger',
          text: 'The screen must say Mini Statement and show no amount.',
        },
        entries: {
          title: 'Read the entries',
          text: 'Take your time. Ask the shopkeeper to explain what is not clear.',
        },
      },
    },
  },
  safety: {
    title: 'Keep your money safe',
    first:
      'Your fingerprint is your signature, and needs no PIN or OTP. Never tell anyone your bank’s PIN or OTP.',
    points: ['This website never asks for your Aadhaar number.'],
  },
} as const;
