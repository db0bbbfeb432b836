import type { ProductPageMessages, ProductSummaryMessages } from '../../contentShapes';
import { disputes } from '../disputes.ts';
import { refundCode } from '../refundCode.ts';
import { terminal } from '../terminal.ts';

export const summary = {
  name: 'Travel services',
  summary: 'Air and railway tickets, booked with help.',
  services: {
    'air-ticket': 'Air ticket',
    'railway-ticket': 'Railway ticket',
  },
} as const satisfies ProductSummaryMessages;

export const page = {
  meta: {
    title: 'Travel services',
    description:
      'Book an air ticket or a railway ticket at the shop counter, with help from the person behind it. What to bring, and how a booking works, step by step.',
  },
  title: summary.name,
  promise: 'Train and air tickets, on your street.',
  lead: 'Home for the festival, to the city for work, to a family wedding. Say where you want to go, and the shopkeeper looks up the journey with you.',
  basics: {
    bring: [
      '**Name, age and gender** of each traveller, as on their photo ID',
      '**Where from, where\u00a0to,** and on which date',
      '**Your own mobile number:** messages about the journey and about a refund go there',
      '**The money** for the fare',
    ],
    cost: disputes.charges.onPaying,
    confirm: {
      title: 'Check, then pay',
      points: [
        'Each name must be spelled as on the photo ID of that traveller.',
        'Look at the date and the total once more before you pay.',
        'Ask first what you would lose by changing or cancelling the ticket.',
      ],
    },
  },
  services: [
    {
      id: 'air-ticket',
      name: summary.services['air-ticket'],
      text: 'Book a flight at the counter. You see the times and the fare before you decide, and the shopkeeper enters the names in front of you.',
      steps: [
        {
          title: 'Say where and when',
          text: 'Name both cities and the date. Say whether you need a return flight.',
          screen: {
            state: 'check',
            title: summary.services['air-ticket'],
            lines: [
              { label: 'From', text: 'Delhi' },
              { label: 'To', text: 'Patna' },
              { label: 'Date', text: '20 March' },
            ],
            prompt: 'Where and when?',
          },
        },
        {
          title: 'Choose a flight',
          text: 'Compare times and fares. Ask how much baggage you may take.',
          screen: {
            state: 'check',
            title: summary.services['air-ticket'],
            lines: [
              { label: '7:10 AM – 8:50 AM', text: '₹4,200', isChosen: true },
              { label: '6:30 PM – 8:10 PM', text: '₹5,100' },
            ],
            prompt: 'Choose a flight',
          },
        },
        {
          title: 'Check the names',
          text: 'Read them letter by letter: at the airport they are compared with the photo ID.',
          screen: {
            state: 'check',
            title: summary.services['air-ticket'],
            lines: [
              { label: 'Traveller', text: terminal.customer },
              { label: 'Age', text: '34' },
            ],
            prompt: 'Is each letter right?',
          },
        },
        {
          title: 'Pay',
          text: 'Pay when the date, the time and the fare are right.',
          screen: {
            state: 'check',
            title: summary.services['air-ticket'],
            amount: '₹4,200',
            lines: [
              { label: 'Date', text: '20 March' },
              { label: 'Departs', text: '7:10 AM' },
            ],
            prompt: terminal.pay,
          },
        },
        {
          title: 'Take the ticket',
          text: 'It shows the booking number (PNR). Ask when you must be at the airport.',
          screen: {
            state: 'approved',
            title: summary.services['air-ticket'],
            lines: [
              { label: 'Traveller', text: terminal.customer },
              { label: 'Flight', text: '0000' },
              { label: 'Departs', text: '20 March, 7:10 AM' },
            ],
            prompt: 'Booked',
            slip: {
              title: summary.services['air-ticket'],
              lines: [
                { label: 'PNR', text: '000000' },
                { label: 'Traveller', text: terminal.customer },
                { label: 'Flight', text: '0000' },
                { label: 'Journey', text: 'Delhi to Patna' },
                { label: 'Departs', text: '20 March, 7:10 AM' },
              ],
              total: { label: terminal.amountLabel, text: '₹4,200' },
              result: 'Booked',
            },
          },
        },
      ],
    },
    {
      id: 'railway-ticket',
      name: summary.services['railway-ticket'],
      text: 'Get a railway e-ticket at the shop. Only agents authorised by IRCTC may book one: ask whether this shop is. The shopkeeper looks up trains and classes for you.',
      steps: [
        {
          title: 'Say where from and where to',
          text: 'Name the stations, the date and the class.',
          screen: {
            state: 'check',
            title: summary.services['railway-ticket'],
            lines: [
              { label: 'Journey', text: 'Delhi to Patna' },
              { label: 'Date', text: '20 March' },
              { label: 'Class', text: 'Sleeper' },
            ],
            prompt: 'Choose a class',
          },
        },
        {
          title: 'Choose a train',
          text: 'Ask whether you would get a confirmed seat or be on the waiting list.',
          screen: {
            state: 'check',
            title: summary.services['railway-ticket'],
            lines: [
              { label: '7:10 AM, ₹540', text: 'Waiting list' },
              { label: '9:40 PM, ₹540', text: 'Confirmed', isChosen: true },
            ],
            prompt: 'Choose a train',
          },
        },
        {
          title: 'Check the travellers',
          text: 'Read name, age and gender on the screen before the ticket is made.',
          screen: {
            state: 'check',
            title: summary.services['railway-ticket'],
            lines: [
              { label: 'Traveller', text: terminal.customer },
              { label: 'Age', text: '34' },
              { label: 'Gender', text: 'Female' },
            ],
            prompt: 'Are the details right?',
          },
        },
        {
          title: 'Pay',
          text: 'Pay the total that the screen shows, and ask for the receipt.',
          screen: {
            state: 'check',
            title: summary.services['railway-ticket'],
            amount: '₹540',
            lines: [
              { label: 'Date', text: '20 March' },
              { label: 'Departs', text: '9:40 PM' },
            ],
            prompt: terminal.pay,
          },
        },
        {
          title: 'Keep the PNR number',
          text: 'With it you can find out whether a waitlisted ticket is confirmed.',
          screen: {
            state: 'approved',
            title: summary.services['railway-ticket'],
            lines: [
              { label: 'Train', text: '00000' },
              { label: 'Departs', text: '20 March, 9:40 PM' },
              { label: 'Seat', text: 'Confirmed' },
            ],
            prompt: 'Booked',
            slip: {
              title: summary.services['railway-ticket'],
              lines: [
                { label: 'PNR', text: '000 0000000' },
                { label: 'Traveller', text: terminal.customer },
                { label: 'Journey', text: 'Delhi to Patna' },
                { label: 'Departs', text: '20 March, 9:40 PM' },
                { label: 'Seat', text: 'Confirmed' },
              ],
              total: { label: terminal.amountLabel, text: '₹540' },
              result: 'Booked',
            },
          },
        },
      ],
    },
  ],
  safety: {
    title: 'Before you travel',
    points: [
      'If every passenger is still waitlisted when the chart is prepared, the e-ticket is cancelled and refunded. **Do not board with an e-ticket on which every passenger is waitlisted: that is travelling without a ticket.** If some are confirmed or RAC, all names are on the chart.',
      refundCode,
      'To book a Tatkal train ticket, the shop needs a code (OTP) that comes to a passenger’s phone. Give it only while it books a ticket that you asked for.',
      'By train, one traveller on the ticket needs an original photo ID. By air, ask which ID each traveller needs.',
      'Changes and cancellations follow the rules of the airline or the railway.',
      'Keep the receipt until your journey is over, or until a refund has reached you.',
      ...disputes.points,
    ],
  },
} as const satisfies ProductPageMessages;
