import type {
  nextProduct as englishNextProduct,
  products as englishProducts,
} from '../en/products';
import { paths } from '../paths';
import type { Translated } from '../translation';

export const products = [
  {
    id: 'aadhaar-banking',
    path: paths.aadhaarBanking,
    name: 'आधार बैंकिंग',
    summary: 'काउंटर पर बस आपका आधार नंबर और उँगली का निशान।',
    services: [
      { id: 'aadhaar-pay', name: 'आधार पे' },
      { id: 'cash-withdrawal', name: 'पैसे निकालना' },
      { id: 'balance-enquiry', name: 'बैलेंस देखना' },
      { id: 'mini-statement', name: 'मिनी स्टेटमेंट' },
    ],
  },
  {
    id: 'micro-atm',
    path: paths.microAtm,
    name: 'माइक्रो एटीएम',
    summary: 'बैंक कार्ड और पिन से, हाथ में आ जाने वाली मशीन पर।',
    services: [
      { id: 'cash-withdrawal', name: 'पैसे निकालना' },
      { id: 'balance-enquiry', name: 'बैलेंस देखना' },
    ],
  },
  {
    id: 'utility-payments',
    path: paths.utilityPayments,
    name: 'बिल और रिचार्ज',
    summary: 'घर के बिल और मोबाइल रिचार्ज, रसीद के साथ।',
    services: [
      { id: 'bill-payments', name: 'बिल भुगतान' },
      { id: 'recharge', name: 'रिचार्ज' },
    ],
  },
  {
    id: 'travel-services',
    path: paths.travelServices,
    name: 'यात्रा टिकट',
    summary: 'हवाई टिकट और रेल टिकट, दुकानदार की मदद से।',
    services: [
      { id: 'air-ticket', name: 'हवाई टिकट' },
      { id: 'railway-ticket', name: 'रेल टिकट' },
    ],
  },
] as const satisfies Translated<typeof englishProducts>;

export const nextProduct = {
  title: 'इसी काउंटर पर यह भी',
  moreLabel: 'देखें, कैसे होता है',
} as const satisfies Translated<typeof englishNextProduct>;
