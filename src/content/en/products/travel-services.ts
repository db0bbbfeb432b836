import type { ProductPageMessages, ProductSummaryMessages } from '../../contentShapes';
import { disputes } from '../disputes.ts';

export const summary = {
  name: 'Travel services',
  summary: 'Tickets by air and by rail, booked with help.',
  services: {
    'air-ticket': 'Air ticket',
    'railway-ticket': 'Railway ticket',
  },
} as const satisfies ProductSummaryMessages;

export const page = {
  meta: {
    title: 'Travel services',
    description:
      'Book an air ticket or a railway ticket at the shop counter, with help from the person behind it. What to bring, and how a booking goes, step by step.',
  },
  title: summary.name,
  lead: 'Home for the festival, to the city for work, to a family wedding. Say where you want to go, and the shopkeeper looks up the journey with you.',
  bringTitle: 'What to bring',
  stepsTitle: 'How it goes',
  services: [
    {
      id: 'air-ticket',
      name: summary.services['air-ticket'],
      text: 'Book a flight at the counter. You see the times and the fare before you decide, and the shopkeeper enters the names of the travellers with you.',
      bring: [
        'The identity proof that each traveller will carry',
        'The places and the dates of the journey',
        'A mobile number where the airline can send messages',
        'The money for the fare',
      ],
      steps: [
        {
          illustration: 'journey',
          title: 'Say where and when',
          text: 'Name both places and the date. Say whether you need a return flight.',
        },
        {
          illustration: 'flight',
          title: 'Choose a flight',
          text: 'Compare times and fares. Ask about baggage and cancelling before you choose.',
        },
        {
          illustration: 'names',
          title: 'Check the names',
          text: 'Each name must be spelled as on the identity proof of that traveller.',
        },
        {
          illustration: 'cash',
          title: 'Pay',
          text: 'Look at the date and the total once more, then pay.',
        },
        {
          illustration: 'ticket-air',
          title: 'Take the ticket',
          text: 'Take the ticket with its booking number, and the receipt.',
        },
      ],
    },
    {
      id: 'railway-ticket',
      name: summary.services['railway-ticket'],
      text: 'Book a train journey at the counter. The shopkeeper looks up trains and classes for you, and you can ask whether a seat is confirmed before you pay.',
      bring: [
        'The identity proof that each traveller will carry',
        'Name and age of each traveller',
        'The stations and the date of the journey',
        'A mobile number for messages about the train',
        'The money for the fare',
      ],
      steps: [
        {
          illustration: 'journey',
          title: 'Say from where to where',
          text: 'Name the stations and the date, and the class you wish to travel in.',
        },
        {
          illustration: 'train',
          title: 'Choose a train',
          text: 'Ask whether seats are confirmed or on the waiting list.',
        },
        {
          illustration: 'names',
          title: 'Check the travellers',
          text: 'Read names and ages on the screen before the ticket is made.',
        },
        {
          illustration: 'cash',
          title: 'Pay',
          text: 'Look at the date and the total once more, then pay.',
        },
        {
          illustration: 'ticket',
          title: 'Take the ticket',
          text: 'Take the ticket with its booking number, and the receipt.',
        },
      ],
    },
  ],
  safety: {
    title: 'Before you travel',
    points: [
      'Carry the identity proof that you used for the booking.',
      'Changes and cancelling follow the rules of the airline or the railway. Ask before you pay.',
      'Keep the receipt until your journey is over.',
      disputes.point,
    ],
    links: disputes.links,
  },
} as const satisfies ProductPageMessages;
