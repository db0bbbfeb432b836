export const productFrame = {
  stepsLabel: 'See how it works',
  askLabel: 'Ask about it',
  servicesLabel: 'Services on this page',
  bringTitle: 'What to bring',
  costTitle: 'What it costs',
  stepsTitle: 'How it works',
  exampleNote: 'Amounts, names and numbers are examples.',
  screenLabel: 'On the screen',
  daysUnit: 'days',
  eachDayUnit: 'a day',
  join: {
    title: 'Do you run a shop?',
    text: 'Offer these services to your own customers. See the ways to join, then talk to us.',
    label: 'Join Us',
  },
} as const;
