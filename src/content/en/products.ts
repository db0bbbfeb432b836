import type { NextProductContent, ProductSummary } from '../contentShapes';
import { paths } from '../paths';

export const products = [
  {
    id: 'aadhaar-banking',
    path: paths.aadhaarBanking,
    name: 'Aadhaar banking',
    summary: 'Your Aadhaar number and your fingerprint at the counter.',
    services: [
      { id: 'aadhaar-pay', name: 'Aadhaar Pay' },
      { id: 'cash-withdrawal', name: 'Cash withdrawal' },
      { id: 'balance-enquiry', name: 'Balance enquiry' },
      { id: 'mini-statement', name: 'Mini statement' },
    ],
  },
  {
    id: 'micro-atm',
    path: paths.microAtm,
    name: 'Micro ATM',
    summary: 'Your bank card and PIN, on a machine held in one hand.',
    services: [
      { id: 'cash-withdrawal', name: 'Cash withdrawal' },
      { id: 'balance-enquiry', name: 'Balance enquiry' },
    ],
  },
  {
    id: 'utility-payments',
    path: paths.utilityPayments,
    name: 'Utility payments',
    summary: 'Household bills and phone recharges, with a receipt.',
    services: [
      { id: 'bill-payments', name: 'Bill payments' },
      { id: 'recharge', name: 'Recharge' },
    ],
  },
  {
    id: 'travel-services',
    path: paths.travelServices,
    name: 'Travel services',
    summary: 'Tickets by air and by rail, booked with help.',
    services: [
      { id: 'air-ticket', name: 'Air ticket' },
      { id: 'railway-ticket', name: 'Railway ticket' },
    ],
  },
] as const satisfies readonly ProductSummary[];

export const nextProduct = {
  title: 'Also at this counter',
  moreLabel: 'See how it works',
} as const satisfies NextProductContent;
