import type { CompanyFacts, PostalAddress } from '#brand/brandTypes';
import { fillPlaceholders } from '../domain/fillPlaceholders';
import { withNumbersKept } from '../domain/withNumbersKept';

type Identity = Pick<CompanyFacts, 'legalName' | 'cin' | 'registeredAddress'>;

/** An address in one line. */
export const addressInLine = ({ lines, city, region, postalCode }: PostalAddress) =>
  withNumbersKept(`${lines.join(', ')}, ${city}, ${region} ${postalCode}`);

/** Who the company is, in one line: its name, its number and its registered address. */
export const identityLine = (wording: string, { legalName, cin, registeredAddress }: Identity) =>
  `${fillPlaceholders(wording, { company: legalName, cin })} · ${addressInLine(registeredAddress)}`;
