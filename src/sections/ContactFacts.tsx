import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { CompanyFacts, PostalAddress } from '#brand/brandTypes';
import { breakableEmail } from '../atoms/breakableEmail';
import { OfficeHoursChip } from '../atoms/OfficeHoursChip';
import { Section } from '../atoms/Section';
import type { ContactContent } from '../content/contentShapes';
import { withNumbersKept } from '../domain/withNumbersKept';
import { asTarget, board, boardAndLetters, letters } from './contactFactsLook';

export interface ContactFactsProps {
  /** Words of the Contact page: the title, a label for each fact, and what the hours say. */
  messages: ContactContent;
  /** Facts to show: both addresses, email, phone and hours. */
  company: Pick<
    CompanyFacts,
    | 'legalName'
    | 'email'
    | 'phone'
    | 'phoneDisplay'
    | 'officeHours'
    | 'registeredAddress'
    | 'corporateAddress'
  >;
  /**
   * The visitor's clock.
   * @default the device's
   */
  now?: () => Date;
}

/** How to reach the company: phone, hours and email on a board, and a letter for each address. */
export function ContactFacts({ messages, company, now }: ContactFactsProps) {
  return (
    <Section labelledBy="facts-title">
      <Typography variant="h2" id="facts-title" sx={{ mb: 6 }}>
        {messages.factsTitle}
      </Typography>
      <Box sx={{ containerType: 'inline-size' }}>
        <Box sx={boardAndLetters}>
          <Box component="dl" sx={board}>
            <Fact label={messages.phoneLabel}>
              <Link href={`tel:${company.phone}`} variant="h2" sx={asTarget}>
                {company.phoneDisplay}
              </Link>
            </Fact>
            <Fact label={messages.hours.label}>
              <Typography sx={{ mb: 2 }}>{messages.hours.plain}</Typography>
              <OfficeHoursChip messages={messages.hours} hours={company.officeHours} now={now} />
            </Fact>
            <Fact label={messages.emailLabel}>
              <Link href={`mailto:${company.email}`} variant="h2" sx={asTarget}>
                {breakableEmail(company.email)}
              </Link>
            </Fact>
          </Box>
          <Box component="dl" sx={letters}>
            <Fact label={messages.registeredLabel}>
              <Address name={company.legalName} address={company.registeredAddress} />
            </Fact>
            <Fact label={messages.corporateLabel}>
              <Address name={company.legalName} address={company.corporateAddress} />
            </Fact>
          </Box>
        </Box>
      </Box>
    </Section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Typography component="dt" variant="body2" sx={{ mb: 2 }}>
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0 }}>
        {children}
      </Box>
    </div>
  );
}

function Address({ name, address }: { name: string; address: PostalAddress }) {
  return (
    <Typography component="address" sx={{ fontStyle: 'normal' }}>
      {[name, ...address.lines, `${address.city}, ${address.state} ${address.postalCode}`].map(
        (line) => (
          <Box
            key={line}
            component="span"
            sx={{ display: 'block', '&:first-of-type': { fontWeight: 'fontWeightMedium' } }}
          >
            {withNumbersKept(line)}
          </Box>
        ),
      )}
    </Typography>
  );
}
