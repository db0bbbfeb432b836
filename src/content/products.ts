import { productSummaries } from '#messages/productSummaries';
import { productRecord } from './productRecord.ts';

/**
 * Every product, in the order of the menus: one entry each, which its paths, routes, menus, cards,
 * images and tests are derived from. Its illustration is `src/art/product-<id>.svg`; what its page shows is
 * `productPages/<id>.ts`, its messages are in `productSummaries.ts` and `products/<id>.ts` of each language.
 */
export const products = [
  productRecord(productSummaries['aadhaar-banking'], {
    id: 'aadhaar-banking',
    tone: 'ink',
    icon: 'aadhaar-banking',
    chapter: 'proof',
    services: [
      { id: 'aadhaar-pay', icon: 'aadhaar-banking-aadhaar-pay' },
      { id: 'cash-withdrawal', icon: 'aadhaar-banking-cash-withdrawal' },
      { id: 'balance-enquiry', icon: 'aadhaar-banking-balance-enquiry' },
      { id: 'mini-statement', icon: 'aadhaar-banking-mini-statement' },
    ],
    loadPage: () => import('./productPages/aadhaar-banking.ts'),
  }),
  productRecord(productSummaries['micro-atm'], {
    id: 'micro-atm',
    tone: 'marigold',
    icon: 'micro-atm',
    chapter: 'proof',
    services: [
      { id: 'cash-withdrawal', icon: 'micro-atm-cash-withdrawal' },
      { id: 'balance-enquiry', icon: 'micro-atm-balance-enquiry' },
    ],
    loadPage: () => import('./productPages/micro-atm.ts'),
  }),
  productRecord(productSummaries['utility-payments'], {
    id: 'utility-payments',
    tone: 'leaf',
    icon: 'utility-payments',
    chapter: 'village-and-city',
    services: [
      { id: 'bill-payments', icon: 'utility-payments-bill-payments' },
      { id: 'recharge', icon: 'utility-payments-recharge' },
    ],
    loadPage: () => import('./productPages/utility-payments.ts'),
  }),
  productRecord(productSummaries['travel-services'], {
    id: 'travel-services',
    tone: 'rose',
    icon: 'travel-services',
    chapter: 'village-and-city',
    services: [
      { id: 'air-ticket', icon: 'travel-services-air-ticket' },
      { id: 'railway-ticket', icon: 'travel-services-railway-ticket' },
    ],
    loadPage: () => import('./productPages/travel-services.ts'),
  }),
] as const;

export type ProductId = (typeof products)[number]['id'];
