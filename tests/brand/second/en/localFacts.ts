import type { LocalFacts } from '#brand/brandTypes';

const address = {
  lines: ['1 Invented Lane'],
  city: 'Mysuru',
  region: 'Karnataka',
  postalCode: '570001',
  country: 'IN',
};

export const localFacts = {
  registeredAddress: address,
  corporateAddress: address,
  courtCity: 'Mysuru',
  officeHoursText: 'Monday to Friday, 10 AM to 6 PM',
  statistics: [
    { value: '3', label: 'states' },
    { value: '8', label: 'services' },
  ],
} satisfies LocalFacts;
