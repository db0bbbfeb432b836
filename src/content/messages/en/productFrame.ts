import type { ProductFrameContent } from '../../contentShapes';

export const productFrame = {
  stepsLabel: 'See how it works',
  askLabel: 'Ask about it',
  servicesLabel: 'Services on this page',
  bringTitle: 'What to bring',
  costTitle: 'What it costs',
  stepsTitle: 'How it works',
  exampleNote: 'Amounts, names and numbers are examples.',
  screenLabel: 'On the screen',
  delay: [
    { figure: '5', unit: 'days' },
    { figure: '₹100', unit: 'a day' },
  ],
  join: {
    title: 'Do you run a shop?',
    text: 'Offer these services to your own customers. See the ways to join, then talk to us.',
    label: 'Join Us',
  },
} as const satisfies ProductFrameContent;
