import type { ProductSummaryMessages } from '../../contentShapes';

/** What is said of each product wherever it is listed: one line of at most 60 characters, and the names of its services. */
export const productSummaries = {
  'aadhaar-banking': {
    name: 'Aadhaar banking',
    summary: 'Your Aadhaar number and your fingerprint at the counter.',
    services: {
      'aadhaar-pay': 'Aadhaar Pay',
      'cash-withdrawal': 'Cash withdrawal',
      'balance-enquiry': 'Balance enquiry',
      'mini-statement': 'Mini statement',
    },
  },
  'micro-atm': {
    name: 'Micro ATM',
    summary: 'Your bank card and PIN, on a handheld machine.',
    services: {
      'cash-withdrawal': 'Cash withdrawal',
      'balance-enquiry': 'Balance enquiry',
    },
  },
  'utility-payments': {
    name: 'Utility payments',
    summary: 'Household bills and phone recharges, with a receipt.',
    services: {
      'bill-payments': 'Bill payments',
      recharge: 'Recharge',
    },
  },
  'travel-services': {
    name: 'Travel services',
    summary: 'Air and railway tickets, booked with help.',
    services: {
      'air-ticket': 'Air ticket',
      'railway-ticket': 'Railway ticket',
    },
  },
} as const satisfies Readonly<Record<string, ProductSummaryMessages>>;
