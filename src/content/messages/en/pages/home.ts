import { introduction } from '#brand/en/introduction';
import { company } from '../company';
import { nextProduct } from '../nextProduct';

export const home = {
  meta: {
    title: company.name,
    description:
      'Banking and digital payments at the shop counter: withdraw cash with Aadhaar or a card, check your balance, pay bills, recharge and book tickets.',
    headline: introduction.tagline,
  },
  hero: {
    eyebrow: 'Banking and payments, next door',
    title: introduction.tagline,
    text: 'Withdraw cash, check your balance, pay a bill or book a ticket at a shop you know, with someone at the counter to help you.',
    startLabel: 'Get Started Now',
    joinLabel: 'Join Us',
    offerLabel: 'Or offer it at your shop',
    scrollLabel: `What is ${company.name}?`,
    illustrationAlt:
      'Under a striped awning, a shopkeeper serves a customer across the counter with a Micro ATM',
    receipt: { title: 'Cash withdrawal', time: '12 March, 10:42 AM' },
  },
  help: { text: 'Your account was debited, but you got no cash?', label: 'What to do now' },
  partners: { title: 'Our partners' },
  welcome: {
    ...introduction.welcome,
    title: `Welcome to ${company.name}`,
    illustrationAlt: 'A road joins a village, a shop and a town',
  },
  safety: {
    title: 'Your finger is your signature.',
    rulesTitle: 'Four habits that keep your money safe',
    rules: [
      'Look at the amount on the screen before you confirm.',
      'Place your finger on the reader once for one transaction, and never while the screen is blank.',
      'Never tell anyone your bank’s PIN or OTP, not even the shopkeeper.',
      'Take the receipt, and keep it.',
    ],
    label: 'Help & Safety',
    receipt: {
      title: 'Cash withdrawal with Aadhaar',
      time: '12 March, 7:05 AM',
      note: 'An example. If something goes wrong, the reference number helps us to find the transaction.',
    },
  },
  stats: { title: 'Trusted by people all over the world' },
  products: {
    title: 'What you can do at the shop next door',
    text: 'Four groups of services, each explained step by step: what it is, what to bring and how it works.',
    askLabel: 'Ask us for the nearest counter',
    moreLabel: nextProduct.moreLabel,
  },
  features: {
    title: 'One day at one counter',
    moments: {
      morning: {
        time: '7 AM',
        service: 'Cash withdrawal',
        illustrationAlt:
          'At sunrise an old woman places her finger on the reader, and the shopkeeper holds out her pension in cash',
      },
      noon: {
        time: '11 AM',
        service: 'Recharge',
        illustrationAlt: 'Before noon a student shows the phone that she wants recharged',
      },
      afternoon: {
        time: '4 PM',
        service: 'Gas bill',
        illustrationAlt: 'In the afternoon a man with a gas cylinder hands over his bill',
      },
      evening: {
        time: '8 PM',
        service: 'Railway ticket',
        illustrationAlt:
          'At night, with the shutter coming down, a traveller with a suitcase takes his train ticket',
      },
    },
    cards: {
      payments: {
        title: 'Wide Range of Payment Options',
        text: 'A fingerprint for Aadhaar banking, a bank card for the Micro ATM, cash for bills and tickets: one counter can take all three.',
      },
      reporting: {
        title: 'Real-Time Reporting & Analytics',
        text: 'Shopkeepers see each transaction as it happens, and how business changes over time. Less writing in a notebook, more time for customers.',
      },
    },
  },
  join: {
    title: 'Bring banking to your shop',
    text: 'Do you run a shop, or know the shops in your area well? See which role suits you.',
    label: 'Join Us',
  },
  receipt: {
    amount: 'Amount',
    aadhaar: 'Aadhaar number',
    dateAndTime: 'Date and time',
    reference: 'Reference number',
    successful: 'Successful',
  },
} as const;
