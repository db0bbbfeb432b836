import type SvgIcon from '@mui/material/SvgIcon';
import type { ProductId } from '../content/contentShapes';
import { twoToneIcon } from './twoToneIcon';

const suitcase = 'M5 8h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2z';

/** The icon of each product group: a finger, a hand-held terminal, a bulb on its bill, a suitcase. */
export const productIcons = {
  'aadhaar-banking': twoToneIcon('AadhaarBanking', {
    line: 'M3 14.5V11a9 9 0 0 1 14.8-6.9M20.6 8.3c.3.9.4 1.8.4 2.7v4M6.3 18.7V11a5.7 5.7 0 0 1 11.4 0v3.5c0 2.2-.4 4.2-1.2 6M9.6 21V11a2.4 2.4 0 0 1 4.8 0v3.5c0 2.7-.6 5-1.8 7',
  }),
  'micro-atm': twoToneIcon('MicroAtm', {
    tone: 'M4.5 11.5A2.5 2.5 0 0 1 7 9h10a2.5 2.5 0 0 1 2.5 2.5v7A2.5 2.5 0 0 1 17 21H7a2.5 2.5 0 0 1-2.5-2.5z',
    line: 'M4.5 11.5A2.5 2.5 0 0 1 7 9h10a2.5 2.5 0 0 1 2.5 2.5v7A2.5 2.5 0 0 1 17 21H7a2.5 2.5 0 0 1-2.5-2.5zM7 9V3h10v6M10.5 6.2h3M8.5 17.5h.01M12 17.5h.01M15.5 17.5h.01',
    solid: 'M8.5 12.2h7v1.8h-7z',
  }),
  'utility-payments': twoToneIcon('UtilityPayments', {
    tone: 'M6 16.5c0-2.4-3-3.2-3-6.5a5.5 5.5 0 0 1 11 0c0 3.3-3 4.1-3 6.5z',
    line: 'M6 16.5c0-2.4-3-3.2-3-6.5a5.5 5.5 0 0 1 11 0c0 3.3-3 4.1-3 6.5zM7 20.7h3M13 3h6a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-5M16.8 8.5h.7M16.8 12.5h.7',
  }),
  'travel-services': twoToneIcon('TravelServices', {
    tone: suitcase,
    line: `${suitcase}M8.5 8V5a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3M8 8v13M16 8v13`,
  }),
} satisfies Record<ProductId, typeof SvgIcon>;
