export const page = {
  meta: {
    title: 'Micro ATM',
    description:
      'Withdraw cash or check your balance with your bank card and PIN on a small machine at the shop counter. What to bring, and how it works, step by step.',
  },
  promise: 'An ATM with someone to ask.',
  lead: 'Withdraw cash or see your balance, as you would at an ATM. The shopkeeper holds the machine out to you, and can explain each step.',
  bring: ['**Your bank card**', '**Your PIN,** memorised, never on paper'],
  advice: {
    title: 'Type your PIN yourself',
    points: [
      { title: 'Read the screen first:', text: 'the service and the amount must be right.' },
      { title: 'Cover the keys', text: 'with your other hand while you type.' },
      { title: 'Do not tell anyone your PIN,', text: 'not even the shopkeeper.' },
    ],
  },
  steps: {
    card: { title: 'Insert your card', text: 'Put it in yourself, or watch it being put in.' },
    amount: {
      title: 'Check the amount',
      text: 'When you withdraw: read it on the screen, or have it read out to you.',
    },
    pin: { title: 'Type your PIN', text: 'Then wait for your bank’s response.' },
    receipt: {
      title: 'Take the receipt and your card',
      text: 'Read what the receipt says, and keep it.',
    },
  },
  services: {
    'cash-withdrawal': {
      text: 'Withdraw cash from your bank account with your card. Once your bank has approved the withdrawal, the shopkeeper counts the money out to you.',
      steps: {
        amount: {
          title: 'Say how much you need',
          text: 'Ask whether the shop has that much cash. Your bank sets the limits of your card.',
        },
        cash: { title: 'Count the cash', text: 'Count it at the counter.' },
      },
    },
    'balance-enquiry': {
      text: 'See how much money is in your account. Nothing is taken out: you only look.',
      steps: {
        ask: {
          title: 'Ask for your balance',
          text: 'Insert your card, and check that the screen says Balance Enquiry.',
        },
        pin: { title: 'Type your PIN', text: 'Type it only if the screen shows no amount.' },
        balance: { title: 'Read your balance', text: 'It is on the screen or on the receipt.' },
      },
    },
  },
  safety: {
    title: 'Keep your card safe',
    first: 'Keep the card where you can see it, and take it back at the end.',
    points: [
      'If you do not get the cash, ask for the receipt all the same and keep it.',
      '**Lost your card?** Call your bank at once and ask it to block the card.',
    ],
  },
} as const;
