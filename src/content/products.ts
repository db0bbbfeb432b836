import { summary as aadhaarBanking } from '#messages/products/aadhaar-banking';
import { summary as microAtm } from '#messages/products/micro-atm';
import { summary as travelServices } from '#messages/products/travel-services';
import { summary as utilityPayments } from '#messages/products/utility-payments';
import { productRecord } from './productRecord.ts';

/**
 * Every product, in the order of the menus: one entry each, which its paths, routes, menus, cards,
 * images and tests are derived from. Its illustration is `src/art/product-<id>.svg`, its messages are
 * `products/<id>.ts` in the folder of each language.
 */
export const products = [
  productRecord(aadhaarBanking, {
    id: 'aadhaar-banking',
    tone: 'ink',
    icon: 'aadhaar-banking',
    services: [
      { id: 'aadhaar-pay', icon: 'aadhaar-banking-aadhaar-pay' },
      { id: 'cash-withdrawal', icon: 'aadhaar-banking-cash-withdrawal' },
      { id: 'balance-enquiry', icon: 'aadhaar-banking-balance-enquiry' },
      { id: 'mini-statement', icon: 'aadhaar-banking-mini-statement' },
    ],
    loadPage: () => import('#messages/products/aadhaar-banking'),
  }),
  productRecord(microAtm, {
    id: 'micro-atm',
    tone: 'marigold',
    icon: 'micro-atm',
    services: [
      { id: 'cash-withdrawal', icon: 'micro-atm-cash-withdrawal' },
      { id: 'balance-enquiry', icon: 'micro-atm-balance-enquiry' },
    ],
    loadPage: () => import('#messages/products/micro-atm'),
  }),
  productRecord(utilityPayments, {
    id: 'utility-payments',
    tone: 'leaf',
    icon: 'utility-payments',
    services: [
      { id: 'bill-payments', icon: 'utility-payments-bill-payments' },
      { id: 'recharge', icon: 'utility-payments-recharge' },
    ],
    loadPage: () => import('#messages/products/utility-payments'),
  }),
  productRecord(travelServices, {
    id: 'travel-services',
    tone: 'rose',
    icon: 'travel-services',
    services: [
      { id: 'air-ticket', icon: 'travel-services-air-ticket' },
      { id: 'railway-ticket', icon: 'travel-services-railway-ticket' },
    ],
    loadPage: () => import('#messages/products/travel-services'),
  }),
] as const;

export type ProductId = (typeof products)[number]['id'];
