import type { Translated } from '../../content/translation';
import type { LocalFacts } from '../brandTypes';
import type { localFacts as english } from '../en/localFacts';

/** The company's facts as Hindi writes them. */
export const localFacts = {
  registeredAddress: {
    lines: ['यूनिट 000, प्लेसहोल्डर हाउस', 'उदाहरण मार्ग, सेक्टर 00'],
    city: 'गुड़गाँव',
    region: 'हरियाणा',
    postalCode: '122001',
    country: 'IN',
  },
  corporateAddress: {
    lines: ['मंज़िल 0, नमूना टावर', 'उदाहरण रोड, फ़ेज़ 0'],
    city: 'गुड़गाँव',
    region: 'हरियाणा',
    postalCode: '122002',
    country: 'IN',
  },
  courtCity: 'गुड़गाँव',
  officeHoursText: 'सोमवार से शुक्रवार, सुबह\u00a09\u00a0बजे\u00a0से शाम\u00a05\u00a0बजे\u00a0तक',
  statistics: [
    { value: '20+', label: 'साल का अनुभव' },
    { value: '100+', label: 'ख़ुश ग्राहक' },
    { value: '15+', label: 'सेवाएँ' },
    { value: '10+', label: 'पेशेवर गाइड' },
  ],
} as const satisfies LocalFacts & Translated<typeof english>;
