import type { Translated } from '../../translation';
import type { productSummaries as english } from '../en/productSummaries';

/** What is said of each product wherever it is listed: one line of at most 60 characters, and the names of its services. */
export const productSummaries = {
  'aadhaar-banking': {
    name: 'आधार बँकिंग',
    summary: 'काउंटरवर फक्त तुमचा आधार नंबर आणि बोटाचा ठसा.',
    services: {
      'aadhaar-pay': 'आधार पे',
      'cash-withdrawal': 'पैसे काढणे',
      'balance-enquiry': 'बॅलन्स पाहणे',
      'mini-statement': 'मिनी स्टेटमेंट',
    },
  },
  'micro-atm': {
    name: 'मायक्रो एटीएम',
    summary: 'बँकेचे कार्ड आणि पिन, एका छोट्या मशीनवर.',
    services: {
      'cash-withdrawal': 'पैसे काढणे',
      'balance-enquiry': 'बॅलन्स पाहणे',
    },
  },
  'utility-payments': {
    name: 'बिल आणि रिचार्ज',
    summary: 'घरची बिले आणि मोबाइल रिचार्ज, पावतीसह.',
    services: {
      'bill-payments': 'बिल भरणे',
      recharge: 'रिचार्ज',
    },
  },
  'travel-services': {
    name: 'प्रवासाची तिकिटे',
    summary: 'विमानाची आणि रेल्वेची तिकिटे, दुकानदाराच्या मदतीने.',
    services: {
      'air-ticket': 'विमान तिकीट',
      'railway-ticket': 'रेल्वे तिकीट',
    },
  },
} as const satisfies Translated<typeof english>;
