import type { LocalFacts } from '#brand/brandTypes';

const address = {
  lines: ['1 Invented Lane'],
  city: 'Mysuru',
  state: 'Karnataka',
  postalCode: '570001',
  country: 'IN',
};

export const localFacts = {
  registeredAddress: address,
  corporateAddress: address,
  courtCity: 'Mysuru',
  statistics: [
    { value: '3', label: 'States' },
    { value: '8', label: 'Services' },
  ],
} satisfies LocalFacts;
