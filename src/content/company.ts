/** A postal address, as printed and as structured data need it. */
export interface PostalAddress {
  lines: readonly string[];
  city: string;
  state: string;
  postalCode: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

export interface SocialProfile {
  network: 'Facebook' | 'Instagram' | 'LinkedIn' | 'X' | 'YouTube';
  href: string;
}

export interface Statistic {
  value: string;
  label: string;
}

export interface CompanyFacts {
  /** Short product name, used in titles. */
  name: string;
  legalName: string;
  /** Corporate identity number, 21 characters. */
  cin: string;
  /** Origin of the published site, without a trailing slash. */
  siteUrl: string;
  /** Host of the separate login product. */
  loginUrl: string;
  email: string;
  /** International form for `tel:` links. */
  phone: string;
  /** The same number as people read it. */
  phoneDisplay: string;
  registeredAddress: PostalAddress;
  corporateAddress: PostalAddress;
  /** Place of the office on the map, in degrees (WGS 84). */
  mapPlace: { latitude: number; longitude: number };
  /** Local hours of the visitor's clock, 0 to 24; `closes` is the first closed hour. */
  officeHours: { opens: number; closes: number };
  social: readonly SocialProfile[];
  statistics: readonly Statistic[];
  partners: readonly string[];
}

/**
 * Every fact that another company would change stands here and nowhere else.
 *
 * Placeholders, plainly invented: the names, the addresses, the CIN, the phone number (all zeros)
 * and the `.example` domains, which are reserved and never resolve (RFC 2606).
 */
export const company = {
  name: 'Saralpay',
  legalName: 'Saralpay Services Private Limited',
  cin: 'U00000HR2000PTC000000',
  siteUrl: 'https://www.saralpay.example',
  loginUrl: 'https://login.dev.saralpay.example/',
  email: 'support@saralpay.example',
  phone: '+910000000000',
  phoneDisplay: '+91 00000 00000',
  registeredAddress: {
    lines: ['Unit 000, Placeholder House', 'Example Marg, Sector 00'],
    city: 'Gurgaon',
    state: 'Haryana',
    postalCode: '122001',
    country: 'IN',
  },
  corporateAddress: {
    lines: ['Floor 0, Sample Tower', 'Example Road, Phase 0'],
    city: 'Gurgaon',
    state: 'Haryana',
    postalCode: '122002',
    country: 'IN',
  },
  mapPlace: { latitude: 28.4595, longitude: 77.0266 },
  officeHours: { opens: 9, closes: 17 },
  social: [
    { network: 'Facebook', href: 'https://facebook.example/saralpay' },
    { network: 'Instagram', href: 'https://instagram.example/saralpay' },
    { network: 'LinkedIn', href: 'https://linkedin.example/company/saralpay' },
    { network: 'X', href: 'https://x.example/saralpay' },
    { network: 'YouTube', href: 'https://youtube.example/saralpay' },
  ],
  statistics: [
    { value: '20+', label: 'Years experience' },
    { value: '100+', label: 'Happy customers' },
    { value: '15+', label: 'Services' },
    { value: '10+', label: 'Professional guides' },
  ],
  partners: [
    'Gramin Sahakari',
    'Purvi Bank',
    'Udaan Air',
    'Jyoti Power',
    'Desh Mobile',
    'Neelgiri Insurance',
    'Setu Rail',
    'Annapurna Finance',
  ],
} satisfies CompanyFacts;
