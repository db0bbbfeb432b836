import type { CompanyFacts } from '#brand/brandTypes';
import { withNumbersKept } from '../domain/withNumbersKept';

type Identity = Pick<CompanyFacts, 'legalName' | 'cin' | 'registeredAddress'>;

/** Who the company is, fact by fact: its name, its number and its registered address. */
export function identityFacts(wording: string, { legalName, cin, registeredAddress }: Identity) {
  const { lines, city, state, postalCode } = registeredAddress;
  const identity = wording.replace('{company}', legalName).replace('{cin}', cin);
  const address = `${lines.join(', ')}, ${city}, ${state} ${postalCode}`;
  return [...identity.split(' · '), address].map(withNumbersKept);
}
