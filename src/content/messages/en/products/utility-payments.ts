export const page = {
  meta: {
    title: 'Utility payments',
    description:
      'Pay household bills and recharge a phone at the shop counter, and take a receipt home. What to bring, and how each payment works, step by step.',
  },
  promise: 'Bills and recharges, with your milk and bread.',
  lead: 'Electricity bills and recharges are easy to forget. Pay at the shop, where someone checks the number with you.',
  kinds: {
    title: 'What you can pay',
    text: 'Electricity bill, gas bill, water bill, mobile recharge. Examples: ask the shop whether it takes yours.',
  },
  bring: [
    'For a bill: **the bill, or the customer number** printed on it (often “CA\u00a0No.” or “Consumer\u00a0No.”)',
    'For a recharge: **the mobile number** and the name of its operator',
    '**The money** for the payment',
  ],
  advice: {
    title: 'Check, then pay',
    points: [
      { title: 'Read the number twice. A payment to a wrong number can be hard to get back.' },
      { title: 'Check on the screen what you are paying for, and how much.' },
      { title: 'Hand over the money only when everything is right.' },
    ],
  },
  services: {
    'bill-payments': {
      text: 'Pay a household bill at the counter. The shopkeeper finds your bill by the number printed on it, and you check it before you pay.',
      steps: {
        bill: {
          title: 'Show your bill',
          text: 'Or read out the customer number and the name of the biller.',
        },
        check: {
          title: 'Check the name and amount',
          text: 'The screen shows how much is due, and often whose bill it is.',
        },
        pay: { title: 'Pay', text: 'Ask when the payment will reach the biller.' },
        receipt: {
          title: 'Keep the receipt with the bill',
          text: 'If the payment is missing from your next bill, you need the receipt’s reference number.',
        },
      },
    },
    recharge: {
      text: 'Recharge your own phone or that of someone in your family. You choose the plan, and the shopkeeper enters the number in front of you.',
      steps: {
        number: {
          title: 'Say the number',
          text: 'Say it slowly, name the operator, and read the number on the screen.',
        },
        plan: { title: 'Choose the plan', text: 'Ask what it includes and how long it lasts.' },
        pay: { title: 'Pay', text: 'Check the number once more before you hand over the money.' },
        message: {
          title: 'Wait for the message',
          text: 'Keep the receipt until the operator’s message reaches the phone.',
        },
      },
    },
  },
  safety: {
    title: 'Keep your money safe',
    first: 'If the screen shows a name, it must be the name on your bill.',
    points: ['Go a few days before the due date: billers may take time to record a payment.'],
  },
} as const;
