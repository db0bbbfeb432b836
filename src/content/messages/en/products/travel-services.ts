import { refundCode } from '../refundCode.ts';

export const page = {
  meta: {
    title: 'Travel services',
    description:
      'Book an air ticket or a railway ticket at the shop counter, with help from the person behind it. What to bring, and how a booking works, step by step.',
  },
  promise: 'Train and air tickets, on your street.',
  lead: 'Home for the festival, to the city for work, to a family wedding. Say where you want to go, and the shopkeeper looks up the journey with you.',
  bring: [
    '**Name, age and gender** of each traveller, as on their photo ID',
    '**Where from, where\u00a0to,** and on which date',
    '**Your own mobile number:** messages about the journey and about a refund go there',
    '**The money** for the fare',
  ],
  advice: {
    title: 'Check, then pay',
    points: [
      { title: 'Each name must be spelt as on the photo ID of that traveller.' },
      { title: 'Look at the date and the total once more before you pay.' },
      { title: 'Ask first what you would lose by changing or cancelling the ticket.' },
    ],
  },
  services: {
    'air-ticket': {
      text: 'Book a flight at the counter. You see the times and the fare before you decide, and the shopkeeper enters the names in front of you.',
      steps: {
        journey: {
          title: 'Say where and when',
          text: 'Name both cities and the date. Say whether you need a return flight.',
        },
        flight: {
          title: 'Choose a flight',
          text: 'Compare times and fares. Ask how much baggage you may take.',
        },
        names: {
          title: 'Check the names',
          text: 'Read them letter by letter: at the airport they are compared with the photo ID.',
        },
        pay: { title: 'Pay', text: 'Pay when the date, the time and the fare are right.' },
        ticket: {
          title: 'Take the ticket',
          text: 'It shows the booking number (PNR). Ask when you must be at the airport.',
        },
      },
    },
    'railway-ticket': {
      text: 'Get a railway e-ticket at the shop. Only agents authorised by IRCTC may book one: ask whether this shop is. The shopkeeper looks up trains and classes for you.',
      steps: {
        journey: {
          title: 'Say where from and where to',
          text: 'Name the stations, the date and the class.',
        },
        train: {
          title: 'Choose a train',
          text: 'Ask whether you would get a confirmed seat or be on the waiting list.',
        },
        travellers: {
          title: 'Check the travellers',
          text: 'Read the name, age and gender on the screen before the ticket is booked.',
        },
        pay: {
          title: 'Pay',
          text: 'Pay the total that the screen shows, and ask for the receipt.',
        },
        number: {
          title: 'Keep the PNR number',
          text: 'With it you can find out whether a waitlisted ticket is confirmed.',
        },
      },
    },
  },
  safety: {
    title: 'Before you travel',
    first: 'Do not board if everyone on the ticket is still waitlisted.',
    firstText:
      'If every passenger is still waitlisted when the chart is prepared, the ticket is cancelled and refunded: whoever boards with it is travelling without a ticket. If some are confirmed or RAC, all names are on the chart.',
    points: [
      refundCode,
      'To book a Tatkal train ticket, the shop needs a code (OTP) that comes to a passenger’s phone. Give this code only while the shop is booking a ticket that you asked for.',
      'By train, one traveller on the ticket needs an original photo ID. By air, ask which ID each traveller needs.',
      'Changes and cancellations follow the rules of the airline or the railway.',
      'Keep the receipt until your journey is over, or until a refund has reached you.',
    ],
  },
} as const;
