import { introduction } from '#brand/en/introduction';
import type { HomeContent } from '../../contentShapes';
import { company } from '../company';
import { nextProduct } from '../nextProduct';

export const home = {
  meta: {
    title: company.name,
    description:
      'Banking and digital payments at the shop counter: withdraw cash with Aadhaar or a card, check a balance, pay bills, recharge and book tickets.',
    headline: introduction.tagline,
  },
  hero: {
    eyebrow: 'Banking and payments, next door',
    title: introduction.tagline,
    text: 'Withdraw cash, check your balance, pay a bill or book a ticket at a shop you know, with a person at the counter who helps you.',
    startLabel: 'Get Started Now',
    joinLabel: 'Join Us',
    scrollLabel: 'Scroll to welcome',
    illustrationAlt:
      'Under a striped awning, a shopkeeper serves a customer across the counter with a Micro ATM',
    receipt: { label: 'Cash withdrawal', amount: '₹2,000 paid' },
  },
  partners: { title: 'Our partners' },
  welcome: {
    ...introduction.welcome,
    title: `Welcome to ${company.name}`,
    illustrationAlt: 'A road joins a village, a shop and a town',
  },
  stats: { title: 'Trusted by people all over the world' },
  products: {
    title: 'What you can do at the counter',
    text: 'Four groups of services, each explained step by step: what it is, what to bring and how it goes.',
    moreLabel: nextProduct.moreLabel,
  },
  features: {
    title: 'Made for the counter',
    cards: [
      {
        id: 'payments',
        title: 'Wide Range of Payment Options',
        text: 'A fingerprint or a bank card, a bill, a recharge or a ticket: customers choose what they need, and one shop serves them.',
        illustrationAlt:
          'A fingerprint, a bank card, a bill, a phone and a ticket around one counter',
      },
      {
        id: 'reporting',
        title: 'Real-Time Reporting & Analytics',
        text: 'Shopkeepers see transactions as they happen, and the pattern they make over time. Less writing in a notebook, more time for the customer.',
        illustrationAlt: 'A screen with a list of transactions and a small bar chart',
      },
    ],
  },
  join: {
    title: 'Bring banking to your shop',
    text: 'Do you run a shop, or know the shops of your area well? Tell us which role suits you.',
    label: 'Join Us',
  },
} as const satisfies HomeContent;
