import type { CompanyFacts, PostalAddress } from '#brand/brandTypes';
import { fillPlaceholders } from '../domain/fillPlaceholders';
import { withNumbersKept } from '../domain/withNumbersKept';

type Identity = Pick<CompanyFacts, 'legalName' | 'cin' | 'registeredAddress'>;

/** An address in one line. */
export const addressInLine = ({ lines, city, region, postalCode }: PostalAddress) =>
  withNumbersKept(`${lines.join(', ')}, ${city}, ${region} ${postalCode}`);

/** Who the company is, fact by fact: its name, its number and its registered address. */
export function identityFacts(wording: string, { legalName, cin, registeredAddress }: Identity) {
  const identity = fillPlaceholders(wording, { company: legalName, cin });
  return [...identity.split(' · ').map(withNumbersKept), addressInLine(registeredAddress)];
}
