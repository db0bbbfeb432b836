import type { LocalFacts } from '../brandTypes';

/** The company's facts as English writes them. */
export const localFacts = {
  registeredAddress: {
    lines: ['Unit 000, Placeholder House', 'Example Marg, Sector 00'],
    city: 'Gurgaon',
    region: 'Haryana',
    postalCode: '122001',
    country: 'IN',
  },
  corporateAddress: {
    lines: ['Floor 0, Sample Tower', 'Example Road, Phase 0'],
    city: 'Gurgaon',
    region: 'Haryana',
    postalCode: '122002',
    country: 'IN',
  },
  courtCity: 'Gurgaon',
  officeHoursText: 'Monday to Friday, 9\u00a0AM to\u00a05\u00a0PM',
  statistics: [
    { value: '20+', label: 'years experience' },
    { value: '100+', label: 'happy customers' },
    { value: '15+', label: 'services' },
    { value: '10+', label: 'professional guides' },
  ],
} as const satisfies LocalFacts;
