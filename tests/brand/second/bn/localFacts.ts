import type { LocalFacts } from '#brand/brandTypes';

const address = {
  lines: ['1 কাল্পনিক গলি'],
  city: 'মহীশূর',
  region: 'কর্ণাটক',
  postalCode: '570001',
  country: 'IN',
};

export const localFacts = {
  name: 'নয়াপুল',
  registeredAddress: address,
  corporateAddress: address,
  courtCity: 'মহীশূর',
  officeHoursText: 'সোমবার থেকে শুক্রবার, সকাল 10টা থেকে সন্ধ্যা 6টা',
  statistics: [
    { value: '3', label: 'রাজ্য' },
    { value: '8', label: 'পরিষেবা' },
  ],
} satisfies LocalFacts;
