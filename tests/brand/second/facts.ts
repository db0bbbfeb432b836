import type { BrandFacts } from '#brand/brandTypes';

export const facts = {
  name: 'Nayapul',
  legalName: 'Nayapul Counters Limited',
  cin: 'U11111KA2011PLC111111',
  siteUrl: 'https://nayapul.example',
  loginUrl: 'https://counter.nayapul.example/',
  email: 'help@nayapul.example',
  phone: '+911111111111',
  phoneDisplay: '+91 11111 11111',
  mapPlace: { latitude: 12.3052, longitude: 76.6552 },
  officeHours: { opens: 10, closes: 18 },
  partnerBank: 'Tungabhadra Example Bank',
  joiningAnswers: { cost: '', earnings: '', machine: '', phone: '' },
  grievanceOfficer: 'Invented Officer',
  social: [
    { network: 'Facebook', href: 'https://facebook.example/nayapul' },
    { network: 'Instagram', href: 'https://instagram.example/nayapul' },
    { network: 'LinkedIn', href: 'https://linkedin.example/nayapul' },
    { network: 'X', href: 'https://x.example/nayapul' },
    { network: 'YouTube', href: 'https://youtube.example/nayapul' },
  ],
  partners: ['Kaveri Gramin', 'Himadri Air'],
} satisfies BrandFacts;
