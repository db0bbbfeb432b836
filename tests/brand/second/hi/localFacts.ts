import type { LocalFacts } from '#brand/brandTypes';

const address = {
  lines: ['1 काल्पनिक गली'],
  city: 'मैसूर',
  region: 'कर्नाटक',
  postalCode: '570001',
  country: 'IN',
};

export const localFacts = {
  name: 'नयापुल',
  registeredAddress: address,
  corporateAddress: address,
  courtCity: 'मैसूर',
  officeHoursText: 'सोमवार से शुक्रवार, सुबह 10 बजे से शाम 6 बजे तक',
  statistics: [
    { value: '3', label: 'राज्य' },
    { value: '8', label: 'सेवाएँ' },
  ],
} satisfies LocalFacts;
