import type { LocalFacts } from '#brand/brandTypes';

const address = {
  lines: ['1 கற்பனைத் தெரு'],
  city: 'மைசூரு',
  region: 'கர்நாடகா',
  postalCode: '570001',
  country: 'IN',
};

export const localFacts = {
  name: 'நயாபுல்',
  registeredAddress: address,
  corporateAddress: address,
  courtCity: 'மைசூரு',
  officeHoursText: 'திங்கள் முதல் வெள்ளி வரை, காலை 10 மணி முதல் மாலை 6 மணி வரை',
  statistics: [
    { value: '3', label: 'மாநிலங்கள்' },
    { value: '8', label: 'சேவைகள்' },
  ],
} satisfies LocalFacts;
