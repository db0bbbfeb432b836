import type { CompanyFacts } from '#brand/brandTypes';

/** The registered address on one line with its country, as the legal pages print it. */
export function registeredOffice({ registeredAddress }: CompanyFacts, locale: string): string {
  const { lines, city, region, postalCode, country } = registeredAddress;
  const countryName = new Intl.DisplayNames(locale, { type: 'region' }).of(country);
  return [...lines, city, `${region} ${postalCode}`, countryName].join(', ');
}
