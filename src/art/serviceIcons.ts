import type SvgIcon from '@mui/material/SvgIcon';
import type { ProductId, ServiceId } from '../content/contentShapes';
import { twoToneIcon } from './twoToneIcon';

const tornSheet = 'M5 3h14v18l-2.3-1.7-2.4 1.7-2.3-1.7L9.7 21l-2.4-1.7L5 21z';
const foldedSheet = 'M5 5a2 2 0 0 1 2-2h7l5 5v11a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2z';
const plane =
  'M20.6 3.4C21.6 4.4 20.7 6.4 19.4 7.8L17.1 10.1L18.5 18.8L16.6 20.8L13.1 14.1L10 16.6L10.4 19.7L9.1 21L6.8 17.2L3 14.9L4.3 13.6L7.4 14L9.9 10.9L3.2 7.4L5.2 5.5L13.9 6.9L16.2 4.6C17.6 3.3 19.6 2.4 20.6 3.4z';
const train = 'M8 3h8a4 4 0 0 1 4 4v7.5a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a4 4 0 0 1 4-4z';

/** The icon of each service. */
export const serviceIcons = {
  'aadhaar-pay': twoToneIcon('AadhaarPay', {
    tone: 'M5 3h14l2 5.5a3 3 0 0 1-6 0a3 3 0 0 1-6 0a3 3 0 0 1-6 0z',
    line: 'M5 3h14l2 5.5a3 3 0 0 1-6 0a3 3 0 0 1-6 0a3 3 0 0 1-6 0zM5 14.5v4.5a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-4.5M8.7 18v-.7a3.3 3.3 0 0 1 6.6 0v.7M12 17.5v.5',
  }),
  'cash-withdrawal': twoToneIcon('CashWithdrawal', {
    tone: 'M3 8h18v12.5H3z',
    line: 'M5 8h14a2 2 0 0 1 2 2v8.5a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2zM8.5 16.5v-1.8a3.5 3.5 0 0 1 7 0v1.8M12 14.7v1.8M6 4h12',
  }),
  'balance-enquiry': twoToneIcon('BalanceEnquiry', {
    tone: 'M2.5 10.5a8 8 0 0 1 16 0a8 8 0 0 1-16 0z',
    line: 'M2.5 10.5a8 8 0 0 1 16 0a8 8 0 0 1-16 0zM16.5 16.5l5 5M7.3 6h6.4M7.3 9h6.4M7.6 6h1.6a3 3 0 0 1 0 6H7.6l4 3.6',
  }),
  'mini-statement': twoToneIcon('MiniStatement', {
    tone: tornSheet,
    line: `${tornSheet}M9 7.5h6M9 11.3h6M9 15.1h2.5`,
  }),
  'bill-payments': twoToneIcon('BillPayments', {
    tone: foldedSheet,
    line: foldedSheet,
    solid: 'M12.8 8.5l-4.3 5.5h3l-.8 4.5 4.3-6h-3z',
  }),
  recharge: twoToneIcon('Recharge', {
    tone: 'M5 3h6v6a2 2 0 0 0 2 2h2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z',
    line: 'M11 3H5a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2v-6M17.5 3v8M13.5 7h8M8 17.3h2',
  }),
  'air-ticket': twoToneIcon('AirTicket', { tone: plane, line: plane }),
  'railway-ticket': twoToneIcon('RailwayTicket', {
    tone: train,
    line: `${train}M4 10.5h16M8 14h.01M16 14h.01M7.5 17.5L5.5 21M16.5 17.5l2 3.5`,
  }),
} satisfies Record<ServiceId, typeof SvgIcon>;

type OwnServiceIcons = Partial<Record<ProductId, Partial<Record<ServiceId, typeof SvgIcon>>>>;

/** Services that a group gives in its own way: at the Micro ATM a card tells who asks, not a finger. */
export const ownServiceIcons: OwnServiceIcons = {
  'micro-atm': {
    'cash-withdrawal': twoToneIcon('CardCashWithdrawal', {
      tone: 'M2.5 12h14v9h-14z',
      line: 'M4 12h11a1.5 1.5 0 0 1 1.5 1.5v6A1.5 1.5 0 0 1 15 21H4a1.5 1.5 0 0 1-1.5-1.5v-6A1.5 1.5 0 0 1 4 12zM6 8.5V5a2 2 0 0 1 2-2h11.5a2 2 0 0 1 2 2v8.5a2 2 0 0 1-1.5 1.9M6 7h15',
      solid: 'M8.5 16.5a1 1 0 0 1 2 0a1 1 0 0 1-2 0z',
    }),
    'balance-enquiry': twoToneIcon('CardBalanceEnquiry', {
      tone: 'M3 6a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v3.5h-6.5A6.5 6.5 0 0 0 9 18.5H5a2 2 0 0 1-2-2z',
      line: 'M7.5 18.5H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v4.5M3 8.5h18M11 15a4 4 0 0 1 8 0a4 4 0 0 1-8 0zM18 18l3.2 3.2',
    }),
  },
};

/** The icon of a service as its group gives it. */
export function serviceIcon(product: ProductId, service: ServiceId) {
  return ownServiceIcons[product]?.[service] ?? serviceIcons[service];
}
