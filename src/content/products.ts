import { summary as aadhaarBanking } from '#messages/products/aadhaar-banking';
import { summary as microAtm } from '#messages/products/micro-atm';
import { summary as travelServices } from '#messages/products/travel-services';
import { summary as utilityPayments } from '#messages/products/utility-payments';
import { productRecord } from './productRecord.ts';

const suitcase = 'M5 8h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2z';
const tornSheet = 'M5 3h14v18l-2.3-1.7-2.4 1.7-2.3-1.7L9.7 21l-2.4-1.7L5 21z';
const foldedSheet = 'M5 5a2 2 0 0 1 2-2h7l5 5v11a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2z';
const plane =
  'M20.6 3.4C21.6 4.4 20.7 6.4 19.4 7.8L17.1 10.1L18.5 18.8L16.6 20.8L13.1 14.1L10 16.6L10.4 19.7L9.1 21L6.8 17.2L3 14.9L4.3 13.6L7.4 14L9.9 10.9L3.2 7.4L5.2 5.5L13.9 6.9L16.2 4.6C17.6 3.3 19.6 2.4 20.6 3.4z';
const train = 'M8 3h8a4 4 0 0 1 4 4v7.5a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a4 4 0 0 1 4-4z';

/**
 * Every product, in the order of the menus: one entry each, which its paths, routes, menus, cards,
 * images and tests are derived from. Its illustration is `src/art/product-<id>.svg`, its messages are
 * `products/<id>.ts` in the folder of each language.
 */
export const products = [
  productRecord(aadhaarBanking, {
    id: 'aadhaar-banking',
    tone: 'ink',
    icon: {
      line: 'M3 14.5V11a9 9 0 0 1 14.8-6.9M20.6 8.3c.3.9.4 1.8.4 2.7v4M6.3 18.7V11a5.7 5.7 0 0 1 11.4 0v3.5c0 2.2-.4 4.2-1.2 6M9.6 21V11a2.4 2.4 0 0 1 4.8 0v3.5c0 2.7-.6 5-1.8 7',
    },
    services: [
      {
        id: 'aadhaar-pay',
        icon: {
          tone: 'M5 3h14l2 5.5a3 3 0 0 1-6 0a3 3 0 0 1-6 0a3 3 0 0 1-6 0z',
          line: 'M5 3h14l2 5.5a3 3 0 0 1-6 0a3 3 0 0 1-6 0a3 3 0 0 1-6 0zM5 14.5v4.5a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-4.5M8.7 18v-.7a3.3 3.3 0 0 1 6.6 0v.7M12 17.5v.5',
        },
      },
      {
        id: 'cash-withdrawal',
        icon: {
          tone: 'M3 8h18v12.5H3z',
          line: 'M5 8h14a2 2 0 0 1 2 2v8.5a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2zM8.5 16.5v-1.8a3.5 3.5 0 0 1 7 0v1.8M12 14.7v1.8M6 4h12',
        },
      },
      {
        id: 'balance-enquiry',
        icon: {
          tone: 'M2.5 10.5a8 8 0 0 1 16 0a8 8 0 0 1-16 0z',
          line: 'M2.5 10.5a8 8 0 0 1 16 0a8 8 0 0 1-16 0zM16.5 16.5l5 5M7.3 6h6.4M7.3 9h6.4M7.6 6h1.6a3 3 0 0 1 0 6H7.6l4 3.6',
        },
      },
      {
        id: 'mini-statement',
        icon: {
          tone: tornSheet,
          line: `${tornSheet}M9 7.5h6M9 11.3h6M9 15.1h2.5`,
        },
      },
    ],
    loadPage: () => import('#messages/products/aadhaar-banking'),
  }),
  productRecord(microAtm, {
    id: 'micro-atm',
    tone: 'marigold',
    icon: {
      tone: 'M4.5 11.5A2.5 2.5 0 0 1 7 9h10a2.5 2.5 0 0 1 2.5 2.5v7A2.5 2.5 0 0 1 17 21H7a2.5 2.5 0 0 1-2.5-2.5z',
      line: 'M4.5 11.5A2.5 2.5 0 0 1 7 9h10a2.5 2.5 0 0 1 2.5 2.5v7A2.5 2.5 0 0 1 17 21H7a2.5 2.5 0 0 1-2.5-2.5zM7 9V3h10v6M10.5 6.2h3M8.5 17.5h.01M12 17.5h.01M15.5 17.5h.01',
      solid: 'M8.5 12.2h7v1.8h-7z',
    },
    services: [
      {
        id: 'cash-withdrawal',
        icon: {
          tone: 'M2.5 12h14v9h-14z',
          line: 'M4 12h11a1.5 1.5 0 0 1 1.5 1.5v6A1.5 1.5 0 0 1 15 21H4a1.5 1.5 0 0 1-1.5-1.5v-6A1.5 1.5 0 0 1 4 12zM6 8.5V5a2 2 0 0 1 2-2h11.5a2 2 0 0 1 2 2v8.5a2 2 0 0 1-1.5 1.9M6 7h15',
          solid: 'M8.5 16.5a1 1 0 0 1 2 0a1 1 0 0 1-2 0z',
        },
      },
      {
        id: 'balance-enquiry',
        icon: {
          tone: 'M3 6a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v3.5h-6.5A6.5 6.5 0 0 0 9 18.5H5a2 2 0 0 1-2-2z',
          line: 'M7.5 18.5H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v4.5M3 8.5h18M11 15a4 4 0 0 1 8 0a4 4 0 0 1-8 0zM18 18l3.2 3.2',
        },
      },
    ],
    loadPage: () => import('#messages/products/micro-atm'),
  }),
  productRecord(utilityPayments, {
    id: 'utility-payments',
    tone: 'leaf',
    icon: {
      tone: 'M6 16.5c0-2.4-3-3.2-3-6.5a5.5 5.5 0 0 1 11 0c0 3.3-3 4.1-3 6.5z',
      line: 'M6 16.5c0-2.4-3-3.2-3-6.5a5.5 5.5 0 0 1 11 0c0 3.3-3 4.1-3 6.5zM7 20.7h3M13 3h6a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-5M16.8 8.5h.7M16.8 12.5h.7',
    },
    services: [
      {
        id: 'bill-payments',
        icon: {
          tone: foldedSheet,
          line: foldedSheet,
          solid: 'M12.8 8.5l-4.3 5.5h3l-.8 4.5 4.3-6h-3z',
        },
      },
      {
        id: 'recharge',
        icon: {
          tone: 'M5 3h6v6a2 2 0 0 0 2 2h2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z',
          line: 'M11 3H5a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2v-6M17.5 3v8M13.5 7h8M8 17.3h2',
        },
      },
    ],
    loadPage: () => import('#messages/products/utility-payments'),
  }),
  productRecord(travelServices, {
    id: 'travel-services',
    tone: 'rose',
    icon: {
      tone: suitcase,
      line: `${suitcase}M8.5 8V5a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3M8 8v13M16 8v13`,
    },
    services: [
      { id: 'air-ticket', icon: { tone: plane, line: plane } },
      {
        id: 'railway-ticket',
        icon: {
          tone: train,
          line: `${train}M4 10.5h16M8 14h.01M16 14h.01M7.5 17.5L5.5 21M16.5 17.5l2 3.5`,
        },
      },
    ],
    loadPage: () => import('#messages/products/travel-services'),
  }),
] as const;

export type ProductId = (typeof products)[number]['id'];
