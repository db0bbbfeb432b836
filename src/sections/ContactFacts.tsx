import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { CompanyFacts } from '#brand/brandTypes';
import { breakableEmail } from '../atoms/breakableEmail';
import { Section } from '../atoms/Section';
import type { ContactContent } from '../content/contentShapes';
import { asTarget, board, boardAndLetter, deskFront, letter } from './contactFactsLook';
import { postalAddress } from './postalAddress';

export interface ContactFactsProps {
  /** Words of the Contact page: the title, and a label for each fact. */
  messages: ContactContent;
  /** Facts to show: email, phone, and the registered address. */
  company: Pick<
    CompanyFacts,
    'legalName' | 'email' | 'phone' | 'phoneDisplay' | 'registeredAddress'
  >;
}

/** How to reach the company: phone and email on a board, and a letter to the registered address. */
export function ContactFacts({ messages, company }: ContactFactsProps) {
  return (
    <Section labelledBy="facts-title" sx={deskFront}>
      <Typography variant="h2" id="facts-title" sx={{ mb: 6, '@media print': { mb: 2 } }}>
        {messages.factsTitle}
      </Typography>
      <Box sx={{ containerType: 'inline-size' }}>
        <Box sx={boardAndLetter}>
          <Box component="dl" sx={board}>
            <Fact label={messages.phoneLabel}>
              <Link href={`tel:${company.phone}`} variant="h2" sx={asTarget}>
                {company.phoneDisplay}
              </Link>
            </Fact>
            <Fact label={messages.emailLabel}>
              <Link href={`mailto:${company.email}`} variant="h2" sx={asTarget}>
                {breakableEmail(company.email)}
              </Link>
            </Fact>
          </Box>
          <Box component="dl" sx={letter}>
            <Fact label={messages.registeredLabel}>
              {postalAddress(company.legalName, company.registeredAddress)}
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
