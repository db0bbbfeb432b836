import type { Translated } from '../../translation';
import type { productSummaries as english } from '../en/productSummaries';

/** What is said of each product wherever it is listed: one line of at most 60 characters, and the names of its services. */
export const productSummaries = {
  'aadhaar-banking': {
    name: 'ஆதார் வங்கிச் சேவை',
    summary: 'கவுன்டரில் உங்கள் ஆதார் எண்ணும் கைரேகையும் போதும்.',
    services: {
      'aadhaar-pay': 'ஆதார் பே',
      'cash-withdrawal': 'பணம் எடுத்தல்',
      'balance-enquiry': 'பேலன்ஸ் பார்த்தல்',
      'mini-statement': 'மினி ஸ்டேட்மென்ட்',
    },
  },
  'micro-atm': {
    name: 'மைக்ரோ ஏடிஎம்',
    summary: 'உங்கள் வங்கிக் கார்டும் பின் எண்ணும், ஒரு சிறிய மெஷினில்.',
    services: {
      'cash-withdrawal': 'பணம் எடுத்தல்',
      'balance-enquiry': 'பேலன்ஸ் பார்த்தல்',
    },
  },
  'utility-payments': {
    name: 'பில் மற்றும் ரீசார்ஜ்',
    summary: 'வீட்டு பில்களும் மொபைல் ரீசார்ஜும், ரசீதுடன்.',
    services: {
      'bill-payments': 'பில் கட்டுதல்',
      recharge: 'ரீசார்ஜ்',
    },
  },
  'travel-services': {
    name: 'பயண டிக்கெட்',
    summary: 'விமான, ரயில் டிக்கெட், கடைக்காரர் உதவியுடன்.',
    services: {
      'air-ticket': 'விமான டிக்கெட்',
      'railway-ticket': 'ரயில் டிக்கெட்',
    },
  },
} as const satisfies Translated<typeof english>;
