import { page as messages } from '#messages/products/travel-services';
import type { ProductPageRecord } from '../productPageRecord.ts';

const airFare = '₹4,200';
const railFare = '₹540';
const traveller = { label: 'traveller', text: 'customer' } as const;
const age = { label: 'age', figure: '34' } as const;
const date = { label: 'date', text: 'travelDate' } as const;
const journey = { label: 'journey', text: 'delhiToPatna' } as const;
const flight = { label: 'flight', figure: '0000' } as const;
const flightDeparture = { label: 'departure', text: 'flightDeparture' } as const;
const trainDeparture = { label: 'departure', text: 'trainDeparture' } as const;
const seat = { label: 'seat', text: 'confirmed' } as const;

const record = {
  charges: 'onPaying',
  services: {
    'air-ticket': {
      steps: [
        {
          id: 'journey',
          screen: {
            state: 'check',
            title: 'airTicket',
            lines: [{ label: 'from', text: 'delhi' }, { label: 'to', text: 'patna' }, date],
            prompt: 'whereAndWhen',
          },
        },
        {
          id: 'flight',
          screen: {
            state: 'check',
            title: 'airTicket',
            lines: [
              { label: 'morningFlight', figure: airFare, isChosen: true },
              { label: 'eveningFlight', figure: '₹5,100' },
            ],
            prompt: 'chooseFlight',
          },
        },
        {
          id: 'names',
          screen: {
            state: 'check',
            title: 'airTicket',
            lines: [traveller, age],
            prompt: 'checkLetters',
          },
        },
        {
          id: 'pay',
          screen: {
            state: 'check',
            title: 'airTicket',
            amount: airFare,
            lines: [date, { label: 'departs', text: 'flightTime' }],
            prompt: 'pay',
          },
        },
        {
          id: 'ticket',
          screen: {
            state: 'approved',
            title: 'airTicket',
            lines: [traveller, flight, flightDeparture],
            prompt: 'booked',
            slip: {
              title: 'airTicket',
              lines: [
                { label: 'pnr', figure: '000000' },
                traveller,
                flight,
                journey,
                flightDeparture,
              ],
              total: airFare,
              result: 'booked',
            },
          },
        },
      ],
    },
    'railway-ticket': {
      steps: [
        {
          id: 'journey',
          screen: {
            state: 'check',
            title: 'railwayTicket',
            lines: [journey, date, { label: 'class', text: 'sleeper' }],
            prompt: 'chooseClass',
          },
        },
        {
          id: 'train',
          screen: {
            state: 'check',
            title: 'railwayTicket',
            lines: [
              { label: 'morningTrain', text: 'waitingList' },
              { label: 'nightTrain', text: 'confirmed', isChosen: true },
            ],
            prompt: 'chooseTrain',
          },
        },
        {
          id: 'travellers',
          screen: {
            state: 'check',
            title: 'railwayTicket',
            lines: [traveller, age, { label: 'gender', text: 'female' }],
            prompt: 'checkDetails',
          },
        },
        {
          id: 'pay',
          screen: {
            state: 'check',
            title: 'railwayTicket',
            amount: railFare,
            lines: [date, { label: 'departs', text: 'trainTime' }],
            prompt: 'pay',
          },
        },
        {
          id: 'number',
          screen: {
            state: 'approved',
            title: 'railwayTicket',
            lines: [{ label: 'train', figure: '00000' }, trainDeparture, seat],
            prompt: 'booked',
            slip: {
              title: 'railwayTicket',
              lines: [
                { label: 'pnr', figure: '000 0000000' },
                traveller,
                journey,
                trainDeparture,
                seat,
              ],
              total: railFare,
              result: 'booked',
            },
          },
        },
      ],
    },
  },
} as const satisfies ProductPageRecord<typeof messages>;

export const page = { messages, record };
