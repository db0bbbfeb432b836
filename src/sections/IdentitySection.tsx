import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { CompanyFacts } from '#brand/brandTypes';
import { breakableEmail } from '../atoms/breakableEmail';
import { Section } from '../atoms/Section';
import type { AboutContent, LinkContent } from '../content/contentShapes';
import { addressInLine } from './identityFacts';
import { factColumns, factText, heading, linkOnPlate, plate, wayOn } from './identityLooks';

export interface IdentitySectionProps {
  /** The title, and a label for each fact. */
  messages: AboutContent['identity'];
  /** Facts to show. */
  company: Pick<
    CompanyFacts,
    | 'legalName'
    | 'cin'
    | 'registeredAddress'
    | 'phone'
    | 'phoneDisplay'
    | 'email'
    | 'officeHoursText'
  >;
  /** Leads to the ways to reach the company. */
  contact: LinkContent;
}

/** Who stands behind the site, on an enamel plate like that beside an office's door. */
export function IdentitySection({ messages, company, contact }: IdentitySectionProps) {
  const titleId = useId();
  const phone = (
    <Link href={`tel:${company.phone}`} sx={linkOnPlate}>
      {company.phoneDisplay}
    </Link>
  );
  const email = (
    <Link href={`mailto:${company.email}`} sx={linkOnPlate}>
      {breakableEmail(company.email)}
    </Link>
  );
  const facts = [
    [messages.nameLabel, company.legalName],
    [messages.cinLabel, company.cin],
    [messages.addressLabel, addressInLine(company.registeredAddress)],
    [messages.hoursLabel, company.officeHoursText],
    [messages.phoneLabel, phone],
    [messages.emailLabel, email],
  ] as const;
  return (
    <Section labelledBy={titleId}>
      <Box sx={plate}>
        <Typography variant="h2" id={titleId} sx={heading}>
          {messages.title}
        </Typography>
        <Box component="dl" sx={factColumns}>
          {facts.map(([label, fact]) => (
            <div key={label}>
              <Typography component="dt" variant="body2" sx={{ mb: 1, color: 'ink.light' }}>
                {label}
              </Typography>
              <Typography component="dd" sx={factText}>
                {fact}
              </Typography>
            </div>
          ))}
        </Box>
        <Button href={contact.href} variant="contained" color="marigold" sx={wayOn}>
          {contact.label}
        </Button>
      </Box>
    </Section>
  );
}
