import type { Introduction } from '../brandTypes';

/** The company's own words to visitors, in English. */
export const introduction = {
  tagline: 'Payments made simple, for every town and village',
  welcome: {
    eyebrow: 'Simple by name',
    paragraphs: [
      'Saral means simple. For many families a trip to the bank is anything but simple: a bus ride, a queue and a day without work. We bring everyday banking to shops where people already buy their flour and soap.',
      'Bring your Aadhaar number or your bank card. The shopkeeper starts the service on the machine, you check the amount and confirm it yourself, and you take a receipt home.',
    ],
  },
} as const satisfies Introduction;
