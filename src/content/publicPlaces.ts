/** The helpline for fraud, as it is dialled. */
export const fraudPhone = '1930';
export const fraudHref = `tel:${fraudPhone}`;

/** The helplines and addresses of those authorities to which messages lead, the same in every language. */
export const publicPlaces = [
  fraudHref,
  'tel:112',
  'tel:1947',
  'tel:14448',
  'https://cybercrime.gov.in',
  'https://myaadhaar.uidai.gov.in',
  'https://cms.rbi.org.in',
  'mailto:crpc@rbi.org.in',
] as const;
