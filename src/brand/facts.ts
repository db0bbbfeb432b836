import type { BrandFacts } from './brandTypes';

/**
 * The company's facts that are the same in every language.
 *
 * Placeholders, plainly invented: the names, the CIN, the phone number (all zeros)
 * and the `.example` domains, which are reserved and never resolve (RFC 2606).
 */
export const facts = {
  name: 'Saralpay',
  legalName: 'Saralpay Services Private Limited',
  cin: 'U00000HR2000PTC000000',
  siteUrl: 'https://www.saralpay.example',
  loginUrl: 'https://login.dev.saralpay.example/',
  email: 'support@saralpay.example',
  phone: '+910000000000',
  phoneDisplay: '+91 00000 00000',
  mapPlace: { latitude: 28.4595, longitude: 77.0266 },
  officeHours: { opens: 9, closes: 17 },
  partnerBank: '',
  grievanceOfficer: '',
  joiningAnswers: { cost: '', earnings: '', machine: '', phone: '' },
  social: [
    { network: 'Facebook', href: 'https://facebook.example/saralpay' },
    { network: 'Instagram', href: 'https://instagram.example/saralpay' },
    { network: 'LinkedIn', href: 'https://linkedin.example/company/saralpay' },
    { network: 'X', href: 'https://x.example/saralpay' },
    { network: 'YouTube', href: 'https://youtube.example/saralpay' },
  ],
  partners: [
    'Gramin Sahakari',
    'Purvi Bank',
    'Patang Air',
    'Jyoti Power',
    'Desh Mobile',
    'Neelgiri Insurance',
    'Setu Rail',
    'Sitaphal Finance',
  ],
} satisfies BrandFacts;
