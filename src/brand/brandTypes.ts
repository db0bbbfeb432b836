/** A postal address, as printed and as structured data need it. */
export interface PostalAddress {
  lines: readonly string[];
  city: string;
  /** State or territory. */
  region: string;
  postalCode: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

export interface SocialProfile {
  network: 'Facebook' | 'Instagram' | 'LinkedIn' | 'X' | 'YouTube';
  href: string;
}

/** What it costs, what one earns, which machine and which phone it takes. */
export type JoiningQuestion = 'cost' | 'earnings' | 'machine' | 'phone';

export interface Statistic {
  value: string;
  label: string;
}

/** What is the same in every language. */
export interface BrandFacts {
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
  /** Place of the office on the map, in degrees (WGS 84). */
  mapPlace: { latitude: number; longitude: number };
  /** Local hours of the visitor's clock, 0 to 24; `closes` is the first closed hour. */
  officeHours: { opens: number; closes: number };
  /** The bank whose services the counters offer; pages do not mention it while empty. */
  partnerBank: string;
  /** Who answers grievances; pages name nobody while empty. */
  grievanceOfficer: string;
  /** What a shopkeeper asks before joining; pages answer nothing while empty. */
  joiningAnswers: Readonly<Record<JoiningQuestion, string>>;
  social: readonly SocialProfile[];
  partners: readonly string[];
}

/** What a language writes in its own script; names only where they differ. */
export interface LocalFacts
  extends Partial<
    Pick<
      BrandFacts,
      'name' | 'legalName' | 'partnerBank' | 'grievanceOfficer' | 'joiningAnswers' | 'partners'
    >
  > {
  registeredAddress: PostalAddress;
  corporateAddress: PostalAddress;
  /** City of the arbitration and of the courts that the legal texts name. */
  courtCity: string;
  /** The office hours as a sentence says them: days and both times. */
  officeHoursText: string;
  statistics: readonly Statistic[];
}

/** Every fact of the company, in one language. */
export type CompanyFacts = BrandFacts & LocalFacts;

/** Placeholder texts that hold the name or speak for the company. */
export interface Introduction {
  /** The headline of Home, also as its title where it is shared. */
  tagline: string;
  /** What welcomes to Home. */
  welcome: { eyebrow: string; paragraphs: readonly string[] };
}

/** A partner's logo as an SVG file, about 40 pixels high. */
export interface PartnerLogo {
  /** URL of the file. */
  src: string;
  /** Size of its canvas in pixels. */
  width: number;
  height: number;
}
