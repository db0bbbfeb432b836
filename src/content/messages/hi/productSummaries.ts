import type { Translated } from '../../translation';
import type { productSummaries as english } from '../en/productSummaries';

/** What is said of each product wherever it is listed: one line of at most 60 characters, and the names of its services. */
export const productSummaries = {
  'aadhaar-banking': {
    name: 'आधार बैंकिंग',
    summary: 'काउंटर पर बस आधार नंबर और उँगली का निशान।',
    services: {
      'aadhaar-pay': 'आधार पे',
      'cash-withdrawal': 'पैसे निकालना',
      'balance-enquiry': 'बैलेंस देखना',
      'mini-statement': 'मिनी स्टेटमेंट',
    },
  },
  'micro-atm': {
    name: 'माइक्रो एटीएम',
    summary: 'बैंक कार्ड और पिन से, एक छोटी मशीन पर।',
    services: {
      'cash-withdrawal': 'पैसे निकालना',
      'balance-enquiry': 'बैलेंस देखना',
    },
  },
  'utility-payments': {
    name: 'बिल और रिचार्ज',
    summary: 'घर के बिल और मोबाइल रिचार्ज, रसीद के साथ।',
    services: {
      'bill-payments': 'बिल भुगतान',
      recharge: 'रिचार्ज',
    },
  },
  'travel-services': {
    name: 'रेल और हवाई टिकट',
    summary: 'हवाई टिकट और रेल टिकट, दुकानदार की मदद से।',
    services: {
      'air-ticket': 'हवाई टिकट',
      'railway-ticket': 'रेल टिकट',
    },
  },
} as const satisfies Translated<typeof english>;
