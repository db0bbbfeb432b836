import type { LocalFacts } from '#brand/brandTypes';

const address = {
  lines: ['1 काल्पनिक गल्ली'],
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
  officeHoursText: 'सोमवार ते शुक्रवार, सकाळी 10 ते संध्याकाळी 6',
  statistics: [
    { value: '3', label: 'राज्ये' },
    { value: '8', label: 'सेवा' },
  ],
} satisfies LocalFacts;
