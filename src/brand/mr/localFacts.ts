import type { Translated } from '../../content/translation';
import type { LocalFacts } from '../brandTypes';
import type { localFacts as english } from '../en/localFacts';

/** The company's facts as Marathi writes them. */
export const localFacts = {
  registeredAddress: {
    lines: ['युनिट 000, प्लेसहोल्डर हाउस', 'उदाहरण मार्ग, सेक्टर 00'],
    city: 'गुडगाव',
    region: 'हरियाणा',
    postalCode: '122001',
    country: 'IN',
  },
  corporateAddress: {
    lines: ['मजला 0, नमुना टॉवर', 'उदाहरण रोड, फेज 0'],
    city: 'गुडगाव',
    region: 'हरियाणा',
    postalCode: '122002',
    country: 'IN',
  },
  courtCity: 'गुडगाव',
  officeHoursText: 'सोमवार ते शुक्रवार, सकाळी\u00a09 ते संध्याकाळी\u00a05',
  statistics: [
    { value: '20+', label: 'वर्षांचा अनुभव' },
    { value: '100+', label: 'समाधानी ग्राहक' },
    { value: '15+', label: 'सेवा' },
    { value: '10+', label: 'जाणकार मार्गदर्शक' },
  ],
} as const satisfies LocalFacts & Translated<typeof english>;
